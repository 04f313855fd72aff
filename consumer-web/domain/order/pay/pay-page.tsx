import '../../checkout/checkout.css';
import '../../payment/cashier.css';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import type { Order } from '../model.ts';
import type { StoreOrders } from '../store-orders.ts';
import { OrderOver } from './order-over.tsx';
import { PayForm } from './pay-form.tsx';
import { PayGate } from './pay-gate.tsx';

/** What an order's state means to someone who came to pay. */
const Stage = ({ kind, order }: { kind: StoreOrders; order: Order }) => {
  switch (takeoutOrderStatus.nameOf(order.orderStatus)) {
    case 'toBePaid':
      return <PayForm kind={kind} order={order} />;
    case 'cancelled':
    case 'refunded':
      return <OrderOver kind={kind} order={order} />;
    case 'waitingStore':
    case 'accepted':
    case 'onTheWay':
    case 'completed':
    case 'unknown':
      return <Redirect to={kind.links.order(order.tradeId)} />;
  }
};

type Props = { kind: StoreOrders; orderId: string };

/** The cashier (spec 001 §4): an order, 15 minutes, the channels of the client. */
export const PayPage = ({ kind, orderId }: Props) => {
  const t = useT();
  return (
    <Page title={t('title.payment')}>
      <PayGate kind={kind} orderId={orderId}>
        {(order) => <Stage kind={kind} order={order} />}
      </PayGate>
    </Page>
  );
};
