import { OrdersByTab } from '../../../domain/order/list/orders-by-tab.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { marketKind } from './market-kind.ts';

/** All supermarket orders of the member. */
export const MarketOrderListScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.marketOrders')} isBare>
      <OrdersByTab kind={marketKind} />
    </Page>
  );
};
