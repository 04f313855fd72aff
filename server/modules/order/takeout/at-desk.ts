// What the store's desk reads of the orders of both shops.
export {
  endedAtDesk,
  firstPreOrders,
  guestsAtStores,
  inTheMaking,
  justPaid,
  openAtDesk,
  openCounts,
  orderOfNumber,
  ordersOfMerchant,
  orderShownAs,
  preOrdersToMake,
  riderNames,
  sumOfEnded,
} from './desk-repo.ts';
export { askedOnBoard, type BoardOrder, endedOnBoard, openOnBoard } from './board-repo.ts';
export { numbersInHouse } from './wall-repo.ts';
export { isPickupQr } from './pickup-qr.ts';
export { findOrder as findStoreOrder } from './order-repo.ts';
export {
  dropOldFeed,
  feedAfter,
  feedHeads,
  feedKey,
  feedNumbers,
  isFeedKey,
  type FeedPlace,
} from '../life/feed-repo.ts';
export { refundedPieces } from '../life/refund-repo.ts';
export { entriesByDay, type EntryCell, entryCells, entriesOfOrders } from '../life/entry-repo.ts';
export type { EntryMoney } from '../life/entry.ts';
export { recordedOrders, type RecordFilter, sumOfRecorded } from './records-repo.ts';
export { type PickupOffer, pickupOffers } from './pickup-offer-repo.ts';
export {
  addRun,
  driversOf,
  dropOldRuns,
  oldStopPhotos,
  type OrderStop,
  type Run,
  runByToken,
  type Stop,
  stopOfOrder,
  stopsOf,
  stopsOfOrders,
} from './run-repo.ts';
