import { takeoutOrders } from '../../../../domain/order/kinds/takeout.ts';
import { OrderCashier } from '../../../../domain/order/order-cashier.tsx';
import { useT } from '../../../../lib/i18n.ts';
import type { TakeoutOrder } from '../model.ts';
import { OrderOver } from './order-over.tsx';

/** The cashier of a takeout order. */
export const PayForm = ({ order }: { order: TakeoutOrder }) => {
  const t = useT();
  const {
    tradeId: orderId,
    totalPrice: totalAmount,
    storeInfo,
    productList,
    payInfo,
    quote,
  } = order;
  const count = productList.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <OrderCashier
      kind={takeoutOrders}
      order={{ orderId, totalAmount, payBefore: payInfo.payBefore }}
      over={<OrderOver order={order} />}
      boundTo={{ only: payInfo.channels, bonusCents: quote.mcoinDiscountAmtn }}
      what={t('cashier.for', { store: storeInfo.storeName, count })}
    />
  );
};
