import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { isInTab, type OrderTab } from '../order-tabs.ts';
import { ordersQuery } from '../queries.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderCard } from './order-card.tsx';

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

/** One list for all tabs: a tab is a view of it, so that switching costs nothing and every tab tells the same story. */
export const OrderList = ({ tab }: { tab: OrderTab }) => {
  const t = useT();
  const list = useInfiniteQuery(ordersQuery());
  const orders = rowsOf(list.data?.pages, (order) => order.orderId).filter((order) =>
    isInTab(groupOrderStatus.nameOf(order.status), tab),
  );
  if (list.isPending)
    return (
      <div className="orders">
        <OrderSkeleton isPaused={list.fetchStatus === 'paused'} />
      </div>
    );
  if (list.isError && !list.data)
    return <LoadFailed error={list.error} onRetry={() => list.refetch()} />;
  if (orders.length === 0 && !list.hasNextPage) return <NoOrders />;
  return (
    <>
      <ul className="orders">
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={list.fetchNextPage}
        loadText={t('shell.loadMore')}
        retryText={t('common.retry')}
        endText={t('shell.listEnd')}
      />
    </>
  );
};
