import './order-detail.css';
import './pay.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { OrderMissing } from '../../domain/order/order-missing.tsx';
import { Page } from '../../ui/page.tsx';
import { OrderBooking } from './parts/order-booking.tsx';
import { OrderSkeleton } from './parts/order-skeleton.tsx';
import { OrderInfo } from './parts/order-info.tsx';
import { OrderRules } from './parts/order-rules.tsx';
import { OrderClosed } from './parts/order-closed.tsx';
import { StoreList } from './parts/store-list.tsx';
import { TicketDeck } from './parts/ticket-deck.tsx';
import { orderQuery } from './queries.ts';

/** An order and its vouchers: what one shows at the store. */
export const OrderDetailScreen = () => {
  const t = useT();
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  const {
    data: order,
    error,
    isError,
    fetchStatus,
    refetch,
  } = useQuery(orderQuery(orderId, 'watch'));
  if (!order)
    return (
      <Page title={t('title.orderDetail')}>
        {isError ? (
          <OrderMissing
            id={orderId}
            listPath={consumerRoutes.groupOrders.path}
            error={error}
            onRetry={refetch}
          />
        ) : (
          <OrderSkeleton isPaused={fetchStatus === 'paused'} />
        )}
      </Page>
    );
  return (
    <Page title={t('title.orderDetail')} isBare>
      {order.vouchers.length > 0 ? (
        <TicketDeck key={orderId} order={order} />
      ) : (
        <OrderClosed order={order} />
      )}
      <div className="order-parts">
        <OrderBooking order={order} />
        <OrderRules order={order} />
        {order.storeInfo.length > 0 && <StoreList stores={order.storeInfo} />}
        <OrderInfo order={order} />
      </div>
    </Page>
  );
};
