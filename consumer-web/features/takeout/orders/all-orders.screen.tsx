import '../../../domain/order/orders.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Page } from '../../../ui/page.tsx';
import { OrdersByTab } from '../../../domain/order/list/orders-by-tab.tsx';
import { takeoutKind } from './takeout-kind.ts';
import { Link } from '../../../ui/link.tsx';

/** Takeout is here; orders of supermarkets, and deals with their vouchers, have pages of their own. */
const Kinds = () => {
  const t = useT();
  return (
    <nav className="ord-kinds" aria-label={t('orders.kinds')}>
      <span className="ord-kinds__one" aria-current="page">
        {t('orders.takeout')}
      </span>
      <Link className="ord-kinds__one" to={consumerRoutes.marketOrderList.path}>
        {t('orders.market')}
      </Link>
      <Link className="ord-kinds__one" to={consumerRoutes.groupOrders.path}>
        {t('orders.deals')}
      </Link>
    </nav>
  );
};

/** The orders' tab of the tab bar: all kinds of orders (decision M11). */
export const AllOrdersScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.allOrders')} isBare end={<LanguageSwitch />}>
      <Kinds />
      <OrdersByTab kind={takeoutKind} />
    </Page>
  );
};
