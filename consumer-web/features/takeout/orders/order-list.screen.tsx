import { OrdersByTab } from '../../../domain/order/list/orders-by-tab.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { takeoutKind } from './takeout-kind.ts';

/** All takeout orders of the member (decision M11). */
export const OrderListScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.takeoutOrders')} isBare>
      <OrdersByTab kind={takeoutKind} />
    </Page>
  );
};
