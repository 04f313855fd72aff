import '../../../domain/checkout/checkout.css';
import '../../../domain/payment/cashier.css';
import { useSearchParams } from 'react-router-dom';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import type { TakeoutOrder } from './model.ts';
import { PayForm } from './parts/pay-form.tsx';
import { OrderOver } from './parts/order-over.tsx';
import { TakeoutOrderGate } from './parts/takeout-order-gate.tsx';

/** What an order's state means to someone who came to pay. */
const Stage = ({ order }: { order: TakeoutOrder }) => {
  switch (takeoutOrderStatus.nameOf(order.orderStatus)) {
    case 'toBePaid':
      return <PayForm order={order} />;
    case 'cancelled':
    case 'refunded':
      return <OrderOver order={order} />;
    case 'waitingStore':
    case 'accepted':
    case 'onTheWay':
    case 'completed':
    case 'unknown':
      return <Redirect to={href(consumerRoutes.orderInfo, { tradeId: order.tradeId })} />;
  }
};

/** The cashier (spec 001 §4): an order, 15 minutes, the channels of the client. */
export const PaymentScreen = () => {
  const t = useT();
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  return (
    <Page title={t('title.payment')}>
      <TakeoutOrderGate orderId={orderId}>{(order) => <Stage order={order} />}</TakeoutOrderGate>
    </Page>
  );
};
