export { bookingOf } from './group/booking.ts';
export { shownVoucherStatus } from './group/order-status.ts';
export { groupPayable } from './group/payable.ts';
export { checkQr } from './group/qr.ts';
export { givenBackBefore, refundsOfTheDay } from './group/refund-expired.ts';
export { groupRefundsUnanswered } from './group/refund-settle.ts';
export { refundUses } from './group/refund-used.ts';
export { orderHandlers } from './handlers.ts';
export { type Completed, type OffersPort, provideOffers } from './life/offers-port.ts';
export { drawOrderNumber, numberOrders } from './life/order-number.ts';
export { dropOldHolds } from './life/unpaid.ts';
export { paidOrder } from './life/refund-facts.ts';
export {
  answerRefund,
  closeTakeout,
  type MoveKind,
  moveOrder,
  refundUnanswered,
  settleRequest,
  addRefund,
  eventsOf,
} from './takeout/life.ts';
export { newOrder, snapshotOf } from './takeout/new-order.ts';
export type { TakeoutOrder } from './takeout/order.ts';
export { ordersInProgress, refundsToAnswer } from './takeout/due-orders.ts';
export { recordOrder } from './takeout/record-order.ts';
export { takeDishes } from './takeout/dish-stock.ts';
export { groupReviewable } from './group/reviewable.ts';
export { takeoutReviewable } from './takeout/reviewable.ts';
export { takeoutPayable } from './takeout/payable.ts';
export { type PriceBody, priceOrder } from './takeout/price.ts';
export { type Rider, reportRiderPlace } from './takeout/rider-place.ts';
export {
  acceptOrder,
  assignRider,
  finishCooking,
  handOver,
  pickUp,
  putOnCounter,
  reachGuest,
  reachStore,
  sendOut,
  refuseOrder,
} from './takeout/store-acts.ts';
