import { groupOrders } from '../../../domain/order/kinds/group.ts';
import { OrderCashier } from '../../../domain/order/order-cashier.tsx';
import type { GroupOrder } from '../model.ts';
import { OrderOver } from './order-over.tsx';
import { OrderProduct } from './order-product.tsx';

type Props = {
  order: GroupOrder;
  /** How the attempt before ended. */
  problem?: string | null;
};

/** The cashier of a deal. */
export const PayForm = ({ order, problem = null }: Props) => {
  const { orderId, payBefore } = order.orderInfo;
  return (
    <OrderCashier
      kind={groupOrders}
      order={{ orderId, totalAmount: order.payInfo.totalAmtn, payBefore }}
      over={<OrderOver order={order} tradeNo={null} />}
      boundTo={{ only: order.payInfo.channels }}
      problem={problem}
      what={<OrderProduct order={order} />}
    />
  );
};
