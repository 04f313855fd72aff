import '../../../domain/order/orders.css';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { OrderList } from '../../../domain/order/list/order-list.tsx';
import { OrdersPull } from '../../../domain/order/list/orders-pull.tsx';
import { StatusTabs, useOrderTab } from '../../../domain/order/list/status-tabs.tsx';
import { takeoutKind } from './takeout-kind.ts';

/** All takeout orders of the member (decision M11). */
export const OrderListScreen = () => {
  const t = useT();
  const [tab, setTab] = useOrderTab();
  return (
    <Page title={t('title.takeoutOrders')} isBare>
      <StatusTabs tab={tab} onTab={setTab} />
      <OrdersPull kind={takeoutKind} />
      <OrderList kind={takeoutKind} tab={tab} />
    </Page>
  );
};
