export { businessOfStore } from './business-of-store.ts';
export {
  productTexts,
  type ProductTexts,
  type StaffNote,
  useTimeDocument,
} from './group/product-document.ts';
export { nearestStores, pointOf, storeRow, useTimeRow } from './group/present.ts';
export { groupProduct, isComing, namedStores, type Product } from './group/read-products.ts';
export { faceOf, firstShares, settleOf } from './group/settlement.ts';
export { type PageDocument, pageDocument, showcaseFacts } from './group-store/page-document.ts';
export { returnFlashPieces, takeFlashPieces } from './group-special/flash-pieces.ts';
export {
  type RunningSpecial,
  runningSpecials,
  runningSpecialsOf,
} from './group-special/deal-specials.ts';
export { dealsAtStore } from './group-store/deals-at-store.ts';
export { hasGroupStore, rateDeal } from './group-store/rate.ts';
export { hoursOfStore } from './group-store/store-hours.ts';
export { likedByMember } from './group-store/liked.ts';
export { catalogueHandlers } from './handlers.ts';
export { tillSwitches } from './merchant-stores/till-switches.ts';
export { cardText } from './near/card-text.ts';
export { cardsOf, withFacts } from './near/cards.ts';
export { findNear, firstNear, type Near, type NearFilter, nearWithin } from './near/find-near.ts';
export { type NearEntry, nearIndex } from './near/near-index.ts';
export { cachedBriefly } from './near/cached.ts';
export { runningLowered } from './near/lowered.ts';
export { type CouponsOfSearch, type FoundCoupon, provideCoupons } from './search/coupon-port.ts';
export { gramsOf } from './search/grams.ts';
export type { Narrow } from './search/narrow.ts';
export { sweepWords } from './search/sweep.ts';
export { matchNames, warmSearch } from './search/word-memory.ts';
export type { ActivityKind, ActivityRules } from './store/activity-rules.ts';
export {
  type ActivityMove,
  giveActivityStockBack,
  takeActivityStock,
} from './store/activity-stock.ts';
export { rateTakeoutStore } from './store/rate.ts';
export { dealsChanged } from './store/lists-version.ts';
export { ofKind } from './store/of-kind.ts';
export type { ProductFacts, ProductSku } from './store/menu-document.ts';
export type { OptionGroup, StoreFacts } from './store/store-document.ts';
export type { OfferFacts } from './store/offers.ts';
export { highPropRow, priceStoreOf, productRow } from './store/present.ts';
export { type ActivityUse, NOTHING_TAKEN } from './store/taken.ts';
export { confirmUses, freeUses, reserveUses, takenBy } from './store/activity-uses.ts';
export {
  giveStockBack,
  type StockMove,
  stockMoved,
  type StockMoved,
  takeStock,
} from './store/stock.ts';
export {
  dishesByIds,
  dishesOfStore,
  optionGroups,
  runningActivities,
  type TakeoutProduct,
  type TakeoutStore,
  takeoutStore,
  takeoutStores,
} from './store/read-store.ts';
export { slotsOfStore } from './store/times.ts';
