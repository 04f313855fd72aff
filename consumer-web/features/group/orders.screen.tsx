import './orders.css';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { MemberFooter } from './parts/member-footer.tsx';
import { OrderList } from './parts/order-list.tsx';
import { ORDER_TABS, type OrderTab } from './order-tabs.ts';

/** All group-buy orders of the member (decision D3). */
export const OrdersScreen = () => {
  const t = useT();
  const [tab, setTab] = useState<OrderTab>('all');
  return (
    <Page title={t('title.orders')} isBare end={<LanguageSwitch />}>
      <div className="deal-chips order-tabs" role="group" aria-label={t('order.tabs')}>
        {ORDER_TABS.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === tab}
            onClick={() => {
              setTab(name);
            }}
          >
            {t(`order.tab.${name}`)}
          </button>
        ))}
      </div>
      <OrderList tab={tab} />
      <MemberFooter />
    </Page>
  );
};
