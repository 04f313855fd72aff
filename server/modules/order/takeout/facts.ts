import type { OrderFacts } from '#shared/order/status/order-facts.ts';
import type { TakeoutOrder } from './order.ts';

/** What the core's rules read of an order. Every sandbox channel gives money back. */
export const factsOf = (order: TakeoutOrder): OrderFacts => ({
  kind: order.kind,
  orderStatus: order.status,
  deliveryType: order.deliveryType,
  refundStatus: order.refundStatus,
  refundProgress: order.refundProgress,
  refundRequests: order.refundRequests,
  refundRequestedAt: order.refundRequestedAt,
  canChannelRefund: true,
  payBefore: order.payBefore,
  paidAt: order.paidAt,
  completedAt: order.completedAt,
  promisedAt: order.promisedAt,
  slotAt: order.slotAt,
  rushCount: order.rushCount,
  lastRushAt: order.lastRushAt,
  hasEditedTime: order.hasEditedTime,
  hasComment: order.hasComment,
});
