export {
  productTexts,
  type ProductTexts,
  type StaffNote,
  useTimeDocument,
} from './group/product-document.ts';
export { nearestStores, pointOf, storeRow, useTimeRow } from './group/present.ts';
export { findProduct, type Product, storesByIds } from './group/product-repo.ts';
export { faceOf, firstShares, settleOf } from './group/settlement.ts';
export { catalogueHandlers } from './handlers.ts';
export { findSwitches } from './merchant-stores/switch-repo.ts';
export { cardText } from './near/card-text.ts';
export { cardsOf, withFacts } from './near/cards.ts';
export { findNear, firstNear, type Near, type NearFilter, nearWithin } from './near/find-near.ts';
export { type NearEntry, nearIndex } from './near/index-repo.ts';
export { kept } from './near/kept.ts';
export { runningLowered } from './near/lowered-repo.ts';
export { type CouponsOfSearch, provideCoupons } from './search/coupon-port.ts';
export { gramsOf } from './search/grams.ts';
export type { Narrow } from './search/search-repo.ts';
export { matchNames } from './search/word-memory.ts';
export type { ActivityKind, ActivityRules } from './store/activity-rules.ts';
export { type AddOnMove, giveAddOnsBack, takeAddOns } from './store/add-on-repo.ts';
export { storeOrRefuse } from './store/load.ts';
export {
  activitiesOfStore,
  ofKind,
  productsByIds,
  productsOfStore,
  type TakeoutProduct,
} from './store/menu-repo.ts';
export type { ProductFacts, ProductSku } from './store/menu-document.ts';
export type { OptionGroup, StoreFacts } from './store/store-document.ts';
export type { OfferFacts } from './store/offers.ts';
export { highPropRow, priceStoreOf, productRow } from './store/present.ts';
export {
  type ActivityUse,
  confirmUses,
  freeUses,
  giveStockBack,
  NOTHING_TAKEN,
  reserveUses,
  type StockMove,
  stockMoved,
  type StockMoved,
  takenBy,
  takeStock,
} from './store/stock-repo.ts';
export {
  findTakeoutStore,
  optionsOf,
  type TakeoutStore,
  takeoutStoresByIds,
} from './store/store-repo.ts';
export { slotsOfStore } from './store/times.ts';
