export { cancelByStore } from './change/cancel.ts';
export { completeOrder, handToRider, pickUp, sendOut } from './change/leave.ts';
export { giveByStore, type Sum, sumOf } from './change/give.ts';
export { closeLateChanges, latestChange, offerChange, type OrderChange } from './change/offer.ts';
export { type Plan, planChange, type Wanted } from './change/plan.ts';
export { sweepUnpaidOrders } from './forget-unpaid.ts';
export { askedAmount } from './life/refund-facts.ts';
export { goldOf } from './life/value-back.ts';
export type { Refund } from './life/refund-repo.ts';
export { hasRefunds } from './takeout/held.ts';
export { bookingOf } from './group/booking.ts';
export { shownVoucherStatus } from './group/order-status.ts';
export { groupPayable } from './group/payable.ts';
export { checkQr } from './group/qr.ts';
export { givenBackBefore, refundsOfTheDay } from './group/refund-expired.ts';
export { groupRefundsUnanswered } from './group/refund-settle.ts';
export { refundUses } from './group/refund-used.ts';
export { orderHandlers } from './handlers.ts';
export { type CombosPort, provideCombos } from './life/combos-port.ts';
export { type Completed, type OffersPort, provideOffers } from './life/offers-port.ts';
export { drawOrderNumber, numberOrders } from './life/order-number.ts';
export { paidOrder } from './life/refund-facts.ts';
export {
  answerRefund,
  closeOrder,
  judgeAgain,
  refundsOf,
  type TakeoutEvent,
  type MoveKind,
  moveOrder,
  refundUnanswered,
  settleRequest,
  addRefund,
  eventsOf,
} from './takeout/life.ts';
export { type PapersPort, providePapers } from './takeout/papers-port.ts';
export { type BasketOffers, basketPricer, basketsSince } from './takeout/baskets.ts';
export { ownOrder } from './takeout/get.ts';
export { newOrder, snapshotOf } from './takeout/new-order.ts';
export type { TakeoutOrder } from './takeout/order.ts';
export { ordersInProgress, refundsToAnswer } from './takeout/due-orders.ts';
export { recordOrder } from './takeout/record-order.ts';
export { announceStock, takeDishes } from './takeout/dish-stock.ts';
export { groupReviewable } from './group/reviewable.ts';
export { sweepSlots } from './group/slots.ts';
export { marketReviewable, takeoutReviewable } from './takeout/reviewable.ts';
export { marketPayable, takeoutPayable } from './takeout/payable.ts';
export { type PriceBody, priceOrder } from './takeout/price.ts';
export { type Rider, reportRiderPlace, shownPlace } from './takeout/rider-place.ts';
export { bringBack, deliverStop, giveUp, notMet } from './takeout/own-delivery.ts';
export { offerPickup } from './takeout/pickup-instead.ts';
export {
  dropOldFeed,
  askedOnBoard,
  type BoardOrder,
  endedAtDesk,
  endedOnBoard,
  feedAfter,
  feedHeads,
  feedKey,
  feedNumbers,
  addRun,
  driversOf,
  dropOldRuns,
  oldStopPhotos,
  type OrderStop,
  type PickupOffer,
  pickupOffers,
  type Run,
  runByToken,
  type Stop,
  stopOfOrder,
  stopsOf,
  stopsOfOrders,
  type FeedPlace,
  isFeedKey,
  isPickupQr,
  findStoreOrder,
  firstPreOrders,
  guestsAtStores,
  inTheMaking,
  justPaid,
  numbersInHouse,
  openAtDesk,
  openOnBoard,
  openCounts,
  orderOfNumber,
  ordersOfMerchant,
  orderShownAs,
  preOrdersToMake,
  refundedPieces,
  riderNames,
  sumOfEnded,
  entriesByDay,
  entriesOfOrders,
  type EntryCell,
  entryCells,
  type EntryMoney,
  recordedOrders,
  type RecordFilter,
  sumOfRecorded,
} from './takeout/at-desk.ts';
export { eventText } from './takeout/event-words.ts';
export { closeUnanswered, endWaits } from './takeout/unanswered.ts';
export {
  acceptOrder,
  STAFF_AUTO,
  assignRider,
  deliverByStore,
  type Doing,
  makeReady,
  reachGuest,
  reachStore,
  refuseOrder,
  setReadyTime,
  takeReadyBack,
  touchInMaking,
} from './takeout/store-acts.ts';
