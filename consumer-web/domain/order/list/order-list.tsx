import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { homeLink } from '../../../features/takeout/orders/links.ts';
import type { OrderTab } from './order-tabs.ts';
import { ordersQuery } from '../queries.ts';
import { OrderListSkeleton } from '../order-skeleton.tsx';
import { OrderCard } from './order-card.tsx';

const NoOrders = ({ tab }: { tab: OrderTab }) => {
  const t = useT();
  return (
    <StateView
      title={t(tab === 'all' ? 'orders.empty' : 'orders.emptyTab')}
      text={t(tab === 'all' ? 'orders.emptyText' : 'orders.emptyTabText')}
    >
      <Link className="button-link" to={homeLink()}>
        {t('orders.toHome')}
      </Link>
    </StateView>
  );
};

const SignedOut = () => {
  const t = useT();
  const requireSignIn = useRequireSignIn();
  return (
    <StateView title={t('orders.signedOut')} text={t('orders.signedOutText')}>
      <Button
        onPress={() => {
          requireSignIn();
        }}
      >
        {t('orders.signIn')}
      </Button>
    </StateView>
  );
};

const Orders = ({ tab }: { tab: OrderTab }) => {
  const t = useT();
  const list = useInfiniteQuery(ordersQuery(tab));
  const orders = rowsOf(list.data?.pages, ({ tradeId }) => tradeId);
  if (list.isPending) return <OrderListSkeleton isPaused={list.fetchStatus === 'paused'} />;
  if (list.isError && !list.data)
    return <LoadFailed error={list.error} onRetry={() => list.refetch()} />;
  if (orders.length === 0 && !list.hasNextPage) return <NoOrders tab={tab} />;
  return (
    <>
      <ul className="ord-list">
        {orders.map((order) => (
          <li key={order.tradeId}>
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

/** The member's takeout orders of one tab, newest first. */
export const OrderList = ({ tab }: { tab: OrderTab }) =>
  useSession((state) => state.token !== null) ? <Orders tab={tab} /> : <SignedOut />;
