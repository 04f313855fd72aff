import { OrderPacket } from '../../../domain/order/packet/order-packet.tsx';
import { OrderPage } from '../../../domain/order/page/order-page.tsx';
import { useT } from '../../../lib/i18n.ts';
import { marketKind } from './market-kind.ts';

/** One supermarket order (spec 002 §4). */
export const MarketOrderInfoScreen = () => (
  <OrderPage
    kind={marketKind}
    title={useT()('title.takeoutOrder')}
    renderShare={(order) => <OrderPacket order={order} />}
  />
);
