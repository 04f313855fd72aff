import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { rowsOf } from '../../../lib/api/paging.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { WindowedRows } from '../../../ui/windowed-rows.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { OrderListSkeleton } from '../order-skeleton.tsx';
import { useShopT } from '../../shop-words.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderTab } from './order-tabs.ts';
import { ordersQuery } from './queries.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { kind: StoreOrderKind; tab: OrderTab };

const NoOrders = ({ kind, tab }: Props) => {
  const t = useShopT(kind);
  return (
    <StateView
      title={t(tab === 'all' ? 'orders.empty' : 'orders.emptyTab')}
      text={t(tab === 'all' ? 'orders.emptyText' : 'orders.emptyTabText')}
    >
      <Link className="button-link" to={kind.links.home}>
        {t('orders.toHome')}
      </Link>
    </StateView>
  );
};

/** The list before anyone is signed in. */
export const SignedOutOrders = () => {
  const t = useT();
  const handleRequireSignIn = useRequireSignIn();
  return (
    <StateView title={t('orders.signedOut')} text={t('orders.signedOutText')}>
      <Button onPress={handleRequireSignIn}>{t('orders.signIn')}</Button>
    </StateView>
  );
};

const keyOf = ({ tradeId }: { tradeId: string }): string => tradeId;

const Orders = ({ kind, tab }: Props) => {
  const pages = useInfiniteQuery(ordersQuery(kind, tab));
  const orders = rowsOf(pages.data?.pages, keyOf);
  return (
    <PagedList
      pages={pages}
      isEmpty={orders.length === 0}
      empty={<NoOrders kind={kind} tab={tab} />}
      skeleton={<OrderListSkeleton />}
    >
      <WindowedRows className="ord-list" rows={orders} keyOf={keyOf}>
        {(order, item) => (
          <li {...item}>
            <OrderCard kind={kind} order={order} />
          </li>
        )}
      </WindowedRows>
    </PagedList>
  );
};

/** The member's orders of one tab, newest first. */
export const OrderList = ({ kind, tab }: Props) => {
  const isSignedIn = useSession((state) => state.token !== null);
  return isSignedIn ? <Orders kind={kind} tab={tab} /> : <SignedOutOrders />;
};
