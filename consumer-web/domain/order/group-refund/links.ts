import { groupRefundRoutes, groupRoutes } from '#shared/routes/consumer/group.ts';
import { href } from '#shared/routes/define.ts';

/** Addresses around the refunds of an order's vouchers. */
export const groupRefundLinks = {
  ask: (orderId: string) => href(groupRefundRoutes.groupOrderRefund, { orderId }),
  detail: (orderId: string, refundId: string) =>
    href(groupRefundRoutes.groupOrderRefundDetail, { orderId, refundId }),
  log: (orderId: string) => href(groupRefundRoutes.groupOrderRefundLog, { orderId }),
  order: (orderId: string) => href(groupRoutes.groupOrderDetail, { orderId }),
  orders: groupRoutes.groupOrders.path,
};
