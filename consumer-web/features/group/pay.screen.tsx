import './pay.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { tradeOf } from '../../domain/payment/payment.ts';
import { OrderMissing } from '../../domain/order/order-missing.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import type { GroupOrder } from './model.ts';
import { OrderSkeleton } from './parts/order-skeleton.tsx';
import { PayCheck } from './parts/pay-check.tsx';
import { PayForm } from './parts/pay-form.tsx';
import { PayOver } from './parts/pay-over.tsx';
import { orderQuery } from './queries.ts';

/** What an order's state means to someone who came to pay. */
const PayStage = ({ order, tradeNo }: { order: GroupOrder; tradeNo: string | null }) => {
  const { orderId, status } = order.orderInfo;
  switch (groupOrderStatus.nameOf(status)) {
    case 'toBePaid':
      return tradeNo === null ? (
        <PayForm order={order} />
      ) : (
        <PayCheck key={tradeNo} order={order} tradeNo={tradeNo} />
      );
    case 'cancelled':
    case 'refunded':
      return <PayOver order={order} tradeNo={tradeNo} />;
    case 'unused':
    case 'partlyUsed':
    case 'usedUp':
    case 'expired':
    case 'unknown':
      return <Redirect to={href(consumerRoutes.groupOrderDetail, { orderId })} />;
  }
};

/** The cashier (spec 002 §4): an order, 15 minutes, the channels of the client. */
export const PayScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const order = useQuery(orderQuery(orderId));
  return (
    <Page title={t('title.pay')}>
      {order.data && (
        <PayStage order={order.data} tradeNo={tradeOf(orderId, params.get('tradeNo'))} />
      )}
      {!order.data &&
        (order.isError ? (
          <OrderMissing
            id={orderId}
            listPath={consumerRoutes.groupOrders.path}
            error={order.error}
            onRetry={order.refetch}
          />
        ) : (
          <OrderSkeleton isPaused={order.fetchStatus === 'paused'} />
        ))}
    </Page>
  );
};
