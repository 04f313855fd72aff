import { useInfiniteQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { isInTab, type OrderTab } from '../order-tabs.ts';
import { ordersQuery } from '../order-queries.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import { Link } from '../../../ui/link.tsx';

const NoOrders = () => {
  const t = useT();
  return (
    <StateView title={t('order.empty')} text={t('order.emptyText')}>
      <Link className="button-link" to={consumerRoutes.groupBooking.path}>
        {t('order.browse')}
      </Link>
    </StateView>
  );
};

/**
 * One list for all tabs: a tab is a view of it, so that switching costs nothing and all tabs agree.
 */
export const OrderList = ({ tab }: { tab: OrderTab }) => {
  const pages = useInfiniteQuery(ordersQuery());
  const orders = rowsOf(pages.data?.pages, (order) => order.orderId).filter((order) =>
    isInTab(order, tab),
  );
  return (
    <PagedList
      pages={pages}
      isEmpty={orders.length === 0}
      empty={<NoOrders />}
      skeleton={
        <div className="orders">
          <OrderSkeleton />
        </div>
      }
    >
      <ul className="orders">
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
