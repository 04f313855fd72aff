import { marketOrders } from '../../../domain/order/kinds/market.ts';
import { OrderPacket } from '../../../domain/order/packet/order-packet.tsx';
import { PayResultPage } from '../../../domain/order/pay/pay-result-page.tsx';

/** How the payment of a supermarket order ended (decision P25), which brings red packets to share. */
export const MarketPayResultScreen = () => (
  <PayResultPage kind={marketOrders} renderMore={(order) => <OrderPacket order={order} />} />
);
