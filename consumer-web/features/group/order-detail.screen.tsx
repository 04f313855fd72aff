import '../../domain/order/orders.css';
import './order-detail.css';
import './pay.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import type { GroupOrder } from './model.ts';
import { BuffetLink } from './buffet/buffet-link.tsx';
import { isBuffet } from './buffet/tickets.ts';
import { GroupOrderGate } from './parts/group-order-gate.tsx';
import { OrderActions } from './parts/order-actions.tsx';
import { OrderBooking } from './parts/order-booking.tsx';
import { OrderInfo } from './parts/order-info.tsx';
import { OrderRefund } from './parts/order-refund.tsx';
import { OrderRules } from './parts/order-rules.tsx';
import { OrderClosed } from './parts/order-closed.tsx';
import { StoreList } from './parts/store-list.tsx';
import { TicketDeck } from './parts/ticket-deck.tsx';
import { watchedOrderQuery } from './order-queries.ts';

const OrderParts = ({ order }: { order: GroupOrder }) => (
  <>
    {order.vouchers.length > 0 ? (
      <TicketDeck key={order.orderInfo.orderId} order={order} />
    ) : (
      <OrderClosed order={order} />
    )}
    <div className="order-parts">
      {order.vouchers.length > 0 && <OrderRefund orderId={order.orderInfo.orderId} />}
      {isBuffet(order) && <BuffetLink order={order} />}
      <OrderBooking order={order} />
      <OrderRules order={order} />
      {order.storeInfo.length > 0 && <StoreList stores={order.storeInfo} />}
      <OrderInfo order={order} />
      <OrderActions order={order} />
    </div>
  </>
);

/** An order and its vouchers: what one shows at the store. */
export const OrderDetailScreen = () => {
  const t = useT();
  const orderId = useSearchParams()[0].get('orderId') ?? '';
  const query = useQuery(watchedOrderQuery(orderId));
  return (
    <Page title={t('title.orderDetail')} isBare={query.data !== undefined}>
      <GroupOrderGate orderId={orderId} query={query}>
        {(order) => <OrderParts order={order} />}
      </GroupOrderGate>
    </Page>
  );
};
