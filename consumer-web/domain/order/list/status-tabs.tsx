import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { ORDER_TABS, type OrderTab } from './order-tabs.ts';

/** Which orders are shown. The tab is in the address, so that going back restores it. */
export const useOrderTab = (): [OrderTab, (tab: OrderTab) => void] => {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const tab = ORDER_TABS.find((name) => name === wanted) ?? 'all';
  return [
    tab,
    (next) => {
      setParams(next === 'all' ? {} : { tab: next }, { replace: true });
    },
  ];
};

export const StatusTabs = ({ tab, onTab }: { tab: OrderTab; onTab: (tab: OrderTab) => void }) => {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`[data-tab="${tab}"]`);
    if (row.current && chosen instanceof HTMLElement)
      row.current.scrollLeft =
        chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  return (
    <div ref={row} className="ord-tabs" role="group" aria-label={t('orders.tabs')}>
      {ORDER_TABS.map((name) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          className="ord-tabs__one"
          aria-pressed={name === tab}
          onClick={() => onTab(name)}
        >
          {t(`orders.tab.${name}`)}
        </button>
      ))}
    </div>
  );
};
