import { useInfiniteQuery } from '@tanstack/react-query';
import type { GroupOrderTab } from '#shared/codes/group-order.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { groupOrdersQuery } from '../../../domain/order/kinds/group-list.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { StateView } from '../../../ui/state-view.tsx';
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

/** The orders of a tab, newest first. */
export const OrderList = ({ tab }: { tab: GroupOrderTab }) => {
  const pages = useInfiniteQuery(groupOrdersQuery(tab));
  const orders = rowsOf(pages.data?.pages, (order) => order.orderId);
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
