import './store-tabs.css';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';

type Props<Name extends string> = {
  names: readonly Name[];
  chosen: Name;
  textOf: (name: Name) => string;
  onChoose: (name: Name) => void;
  /** Beside the tabs, but none of them. */ end?: ReactNode;
};

/** The parts of a store's page; the panel of each is `shop-<name>`. Arrow keys go from one to the other. */
export const StoreTabs = <Name extends string>({
  names,
  chosen,
  textOf,
  onChoose,
  end,
}: Props<Name>) => {
  const t = useT();
  const move = (key: string): void => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const step = key === 'ArrowRight' ? 1 : names.length - 1;
    const next = names[(names.indexOf(chosen) + step) % names.length] ?? chosen;
    onChoose(next);
    document.getElementById(`shop-tab-${next}`)?.focus();
  };
  return (
    <div className="shop-tabs">
      <div
        className="shop-tabs__list"
        role="tablist"
        aria-label={t('shop.tabs')}
        tabIndex={-1}
        onKeyDown={(event) => move(event.key)}
      >
        {names.map((one) => (
          <button
            key={one}
            id={`shop-tab-${one}`}
            type="button"
            role="tab"
            className="shop-tabs__tab"
            aria-selected={chosen === one}
            aria-controls={`shop-${one}`}
            tabIndex={chosen === one ? 0 : -1}
            onClick={() => onChoose(one)}
          >
            {textOf(one)}
          </button>
        ))}
      </div>
      {end}
    </div>
  );
};

/** The panel of the chosen tab. */
export const StorePanel = ({ name, children }: { name: string; children: ReactNode }) => (
  <div id={`shop-${name}`} role="tabpanel" aria-labelledby={`shop-tab-${name}`}>
    {children}
  </div>
);
