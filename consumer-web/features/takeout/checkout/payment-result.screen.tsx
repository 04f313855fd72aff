import '../../../domain/checkout/checkout.css';
import '../../../domain/payment/cashier.css';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { timeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { takeoutOrders } from '../../../domain/order/kinds/takeout.ts';
import { orderKey } from '../../../domain/order/queries.ts';
import { PaidCard } from '../../../domain/payment/paid-card.tsx';
import { PayOver } from '../../../domain/payment/pay-over.tsx';
import { PayWaiting } from '../../../domain/payment/pay-waiting.tsx';
import { useT } from '../../../lib/i18n.ts';
import { LAST_TRADE } from '../../../domain/payment/last-trade.ts';
import { payResultQuery, tradeOf } from '../../../domain/payment/payment.ts';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import type { TakeoutOrder } from './model.ts';
import { OrderOver } from './parts/order-over.tsx';
import { TakeoutOrderGate } from './parts/takeout-order-gate.tsx';

const Paid = ({ order }: { order: TakeoutOrder }) => {
  const t = useT();
  const isPickup = order.selectedAddress === null;
  const time = timeText(order.promisedAt);
  return (
    <PaidCard
      title={t('cashier.paid')}
      amount={order.totalPrice}
      text={t('cashier.paidText')}
      when={t(isPickup ? 'checkout.ready' : 'checkout.arrives', { time })}
      next={{
        to: href(consumerRoutes.orderInfo, { tradeId: order.tradeId }),
        text: t('cashier.toOrder'),
      }}
      home={{ to: consumerRoutes.home.path, text: t('checkout.home') }}
    />
  );
};

const NotPaid = ({ order, why }: { order: TakeoutOrder; why: 'refused' | 'closed' }) => {
  const t = useT();
  return (
    <PayOver
      isUrgent
      title={t(`cashier.${why}`)}
      text={t(`cashier.${why}Text`)}
      repeatLink={{
        to: href(consumerRoutes.paymentPage, { orderId: order.tradeId }),
        text: t('cashier.again'),
      }}
      orders={{
        to: href(consumerRoutes.orderInfo, { tradeId: order.tradeId }),
        text: t('cashier.toOrder'),
      }}
    />
  );
};

/** The attempt succeeded but the cached order is older: it is refetched until it is paid. */
const SETTLE_POLL_MS = 1500;
const Settling = ({ order }: { order: TakeoutOrder }) => {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (): void => {
      void queries.invalidateQueries(
        { queryKey: orderKey(takeoutOrders, order.tradeId) },
        { cancelRefetch: false },
      );
    };
    ask();
    const timer = setInterval(ask, SETTLE_POLL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [order.tradeId, queries]);
  return <PayWaiting />;
};

const Result = ({ order, tradeNo }: { order: TakeoutOrder; tradeNo: string | null }) => {
  const { data, isPending } = useQuery({
    ...payResultQuery(tradeNo ?? ''),
    enabled: tradeNo !== null,
  });
  const status = takeoutOrderStatus.nameOf(order.orderStatus);
  if (data?.refunded) return <OrderOver order={order} refunded={data.amount} />;
  if (status === 'cancelled' || status === 'refunded') return <OrderOver order={order} />;
  if (status !== 'toBePaid') return <Paid order={order} />;
  if (tradeNo === null)
    return <Redirect to={href(consumerRoutes.paymentPage, { orderId: order.tradeId })} />;
  if (data?.result === 'FAIL') return <NotPaid order={order} why="refused" />;
  if (data?.result === 'CLOSED') return <NotPaid order={order} why="closed" />;
  if (data?.result === 'SUCCESS') return <Settling order={order} />;
  return isPending ? (
    <PayWaiting />
  ) : (
    <Redirect to={href(consumerRoutes.paymentVerify, { orderId: order.tradeId, tradeNo })} />
  );
};

/** How a payment ended: the order's own state counts, the attempt only explains why it is not paid. */
export const PaymentResultScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? params.get('tradeId') ?? '';
  const tradeNo = tradeOf(orderId, params.get('tradeNo') ?? LAST_TRADE);
  return (
    <Page title={t('title.payResult')}>
      <TakeoutOrderGate orderId={orderId}>
        {(order) => <Result order={order} tradeNo={tradeNo} />}
      </TakeoutOrderGate>
    </Page>
  );
};
