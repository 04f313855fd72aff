import './pay.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { groupOrderStatus } from '#shared/codes/group-order.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { groupOrders } from '../../domain/order/kinds/group.ts';
import { orderQuery } from '../../domain/order/queries.ts';
import { PayCheck, type AttemptOutcome } from '../../domain/payment/pay-check.tsx';
import { tradeOf } from '../../domain/payment/payment.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import type { GroupOrder } from './model.ts';
import { GroupOrderGate } from './parts/group-order-gate.tsx';
import { OrderOver } from './parts/order-over.tsx';
import { PaidOrder } from './parts/paid-order.tsx';
import { PayForm } from './parts/pay-form.tsx';

/** Back from the bank while the order is not known to be paid. */
const AfterAttempt = ({ order, outcome }: { order: GroupOrder; outcome: AttemptOutcome }) => {
  const t = useT();
  switch (outcome) {
    case 'paid':
    case 'paidLate':
      return <PaidOrder isLate={outcome === 'paidLate'} />;
    case 'refused':
    case 'closed':
      return <PayForm order={order} problem={t(`pay.${outcome}`)} />;
    case 'unpaid':
      return <PayForm order={order} problem={t('pay.unpaidText')} />;
    case 'none':
      return <PayForm order={order} />;
  }
};

const ToBePaid = ({ order, tradeNo }: { order: GroupOrder; tradeNo: string | null }) => {
  const { orderId } = order.orderInfo;
  if (tradeNo === null) return <PayForm order={order} />;
  return (
    <PayCheck
      key={tradeNo}
      orderId={orderId}
      tradeNo={tradeNo}
      orderPath={href(consumerRoutes.groupOrderDetail, { orderId })}
    >
      {(outcome) => <AfterAttempt order={order} outcome={outcome} />}
    </PayCheck>
  );
};

/** What an order's state means to someone who came to pay. */
const PayStage = ({ order, tradeNo }: { order: GroupOrder; tradeNo: string | null }) => {
  const { orderId, status } = order.orderInfo;
  switch (groupOrderStatus.nameOf(status)) {
    case 'toBePaid':
      return <ToBePaid order={order} tradeNo={tradeNo} />;
    case 'cancelled':
    case 'refunded':
      return <OrderOver order={order} tradeNo={tradeNo} />;
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
  const tradeNo = tradeOf(orderId, params.get('tradeNo'));
  const query = useQuery(orderQuery(groupOrders, orderId));
  return (
    <Page title={t('title.pay')}>
      <GroupOrderGate orderId={orderId} query={query}>
        {(order) => <PayStage order={order} tradeNo={tradeNo} />}
      </GroupOrderGate>
    </Page>
  );
};
