import '../../../domain/order/orders.css';
import { groupRoutes } from '#shared/routes/consumer/group.ts';
import { useT } from '../../../lib/i18n.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Page } from '../../../ui/page.tsx';
import { OrderList } from '../../../domain/order/list/order-list.tsx';
import { OrdersPull } from '../../../domain/order/list/orders-pull.tsx';
import { StatusTabs, useOrderTab } from '../../../domain/order/list/status-tabs.tsx';
import { takeoutKind } from './takeout-kind.ts';
import { Link } from '../../../ui/link.tsx';

/** Takeout is here; the deals' orders and their vouchers have a page of their own. */
const Kinds = () => {
  const t = useT();
  return (
    <nav className="ord-kinds" aria-label={t('orders.kinds')}>
      <span className="ord-kinds__one" aria-current="page">
        {t('orders.takeout')}
      </span>
      <Link className="ord-kinds__one" to={groupRoutes.groupOrders.path}>
        {t('orders.deals')}
      </Link>
    </nav>
  );
};

/** The orders' tab of the tab bar: all kinds of orders (decision M11). */
export const AllOrdersScreen = () => {
  const t = useT();
  const [tab, setTab] = useOrderTab();
  return (
    <Page title={t('title.allOrders')} isBare end={<LanguageSwitch />}>
      <Kinds />
      <StatusTabs tab={tab} onTab={setTab} />
      <OrdersPull kind={takeoutKind} />
      <OrderList kind={takeoutKind} tab={tab} />
    </Page>
  );
};
