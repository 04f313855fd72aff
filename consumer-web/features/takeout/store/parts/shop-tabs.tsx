import type { ReactNode } from 'react';
import { useT } from '../../../../lib/i18n.ts';

const TABS = ['order', 'reviews', 'profile'] as const;
export type ShopTab = (typeof TABS)[number];

/** The parts of a store's page. Arrow keys go from one to the other. */
export const ShopTabs = ({
  tab,
  onTab,
  end,
}: {
  tab: ShopTab;
  onTab: (tab: ShopTab) => void;
  /** Beside the tabs, but none of them. */ end?: ReactNode;
}) => {
  const t = useT();
  const move = (key: string): void => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const next =
      TABS[(TABS.indexOf(tab) + (key === 'ArrowRight' ? 1 : TABS.length - 1)) % TABS.length] ?? tab;
    onTab(next);
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
        {TABS.map((one) => (
          <button
            key={one}
            id={`shop-tab-${one}`}
            type="button"
            role="tab"
            className="shop-tabs__tab"
            aria-selected={tab === one}
            aria-controls={`shop-${one}`}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {t(`shop.tab.${one}`)}
          </button>
        ))}
      </div>
      {end}
    </div>
  );
};
