import '../../domain/order/orders.css';
import '../../features/group/orders.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { OrderCard } from '../../domain/order/list/order-card.tsx';
import { SignedOutOrders } from '../../domain/order/list/order-list.tsx';
import type { OrderTab } from '../../domain/order/list/order-tabs.ts';
import { OrdersPull } from '../../domain/order/list/orders-pull.tsx';
import { StatusTabs, useOrderTab } from '../../domain/order/list/status-tabs.tsx';
import { OrderListSkeleton } from '../../domain/order/order-skeleton.tsx';
import { OrderCard as DealOrderCard } from '../../features/group/parts/order-card.tsx';
import { marketKind } from '../../features/market/orders/market-kind.ts';
import { takeoutKind } from '../../features/takeout/orders/takeout-kind.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { WindowedRows } from '../../ui/windowed-rows.tsx';
import { useAllOrders, type AnyOrder } from './use-all-orders.ts';

const KINDS = [takeoutKind, marketKind, groupOrders] as const;

/** All kinds are here; each has a list of its own, too. */
const Kinds = () => {
  const t = useT();
  const kinds = [
    [consumerRoutes.orderList.path, 'orders.takeout'],
    [consumerRoutes.marketOrderList.path, 'orders.market'],
    [consumerRoutes.groupOrders.path, 'orders.deals'],
  ] as const;
  return (
    <nav className="ord-kinds" aria-label={t('orders.kinds')}>
      <span className="ord-kinds__one" aria-current="page">
        {t('orders.tab.all')}
      </span>
      {kinds.map(([to, text]) => (
        <Link key={to} className="ord-kinds__one" to={to}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
};

const NoOrders = ({ tab }: { tab: OrderTab }) => {
  const t = useT();
  const isAll = tab === 'all';
  return (
    <StateView
      title={t(isAll ? 'orders.empty' : 'orders.emptyTab')}
      text={t(isAll ? 'orders.emptyText' : 'orders.emptyTabText')}
    >
      <Link className="button-link" to={consumerRoutes.home.path}>
        {t('orders.toHome')}
      </Link>
    </StateView>
  );
};

const keyOf = ({ key }: AnyOrder): string => key;

const Orders = ({ tab }: { tab: OrderTab }) => {
  const { rows, pages } = useAllOrders(tab);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<NoOrders tab={tab} />}
      skeleton={<OrderListSkeleton />}
    >
      <WindowedRows className="ord-list" rows={rows} keyOf={keyOf}>
        {(row, item) => (
          <li {...item}>
            {row.kind === null ? (
              <DealOrderCard order={row.deal} />
            ) : (
              <OrderCard kind={row.kind} order={row.order} />
            )}
          </li>
        )}
      </WindowedRows>
    </PagedList>
  );
};

/** The orders' tab of the tab bar: all kinds of orders in one list (decision M11). */
export const AllOrdersScreen = () => {
  const t = useT();
  const [tab, setTab] = useOrderTab();
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <Page title={t('title.allOrders')} isBare end={<LanguageSwitch />}>
      <Kinds />
      <StatusTabs tab={tab} onTab={setTab} />
      <OrdersPull kinds={KINDS} />
      {isSignedIn ? <Orders tab={tab} /> : <SignedOutOrders />}
    </Page>
  );
};
