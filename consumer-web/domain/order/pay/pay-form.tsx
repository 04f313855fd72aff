import { useT } from '../../../lib/i18n.ts';
import type { Order } from '../model.ts';
import { paidInAll } from '../paid-in-all.ts';
import { OrderCashier } from '../order-cashier.tsx';
import type { StoreOrders } from '../store-orders.ts';
import { OrderOver } from './order-over.tsx';

/** The cashier of a store's order. */
export const PayForm = ({ kind, order }: { kind: StoreOrders; order: Order }) => {
  const t = useT();
  const { tradeId: orderId, storeInfo, productList, payInfo, quote } = order;
  const totalAmount = paidInAll(order);
  const count = productList.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <OrderCashier
      kind={kind}
      order={{ orderId, totalAmount, payBefore: payInfo.payBefore }}
      over={<OrderOver kind={kind} order={order} />}
      boundTo={{ only: payInfo.channels, bonusCents: quote.mcoinDiscountAmtn }}
      what={t('cashier.for', { store: storeInfo.storeName, count })}
    />
  );
};
