export { businessOfStore } from './business-of-store.ts';
export {
  attentionDocument,
  productTexts,
  type ProductTexts,
  type StaffNote,
  useTimeDocument,
} from './group/product-document.ts';
export { dealNotes, nearestStores, pointOf, storeRow, useTimeRow } from './group/present.ts';
export {
  groupProduct,
  isComing,
  isOnSale,
  namedStores,
  type Product,
  soldProduct,
} from './group/read-products.ts';
export { faceOf, firstShares, settleOf } from './group/settlement.ts';
export { type PageDocument, pageDocument, showcaseFacts } from './group-store/page-document.ts';
export { returnFlashPieces, takeFlashPieces } from './group-special/flash-pieces.ts';
export {
  type RunningSpecial,
  runningSpecials,
  runningSpecialsOf,
} from './group-special/deal-specials.ts';
export { dearestDeals } from './group-find/dearest-deals.ts';
export { dealsAtStore } from './group-store/deals-at-store.ts';
export { hasGroupStore, rateDeal } from './group-store/rate.ts';
export { hoursOfStore, isAnyStoreThere } from './group-store/store-hours.ts';
export { likedByMember } from './group-store/liked.ts';
export { importMenu, type Imported } from './menu-file/import-menu.ts';
export type { PlannedRow } from './menu-file/plan.ts';
export { COLUMNS as MENU_COLUMNS } from './menu-file/columns.ts';
export { MOST_BYTES as MENU_FILE_BYTES, readMenuFile } from './menu-file/read-file.ts';
export { needMenuPhoto } from './menu-edit/menu-photo.ts';
export { edited, storeOfMenu } from './menu-edit/edit.ts';
export { storeClasses } from './menu-edit/store-classes.ts';
export { chainOf } from './store/class-chain.ts';
export { menuEdited } from './store-edit/menu-edited.ts';
export { addStore, type NewStore } from './store-edit/add-store.ts';
export { setStore } from './store-edit/set-store.ts';
export { STORE_WAYS, type StoreTerms, type StoreWay } from './store-edit/terms.ts';
export { catalogueHandlers } from './handlers.ts';
export { marketNearRail } from './market/near.ts';
export { marketTodaySeckill } from './market/seckill.ts';
export {
  awakeSince,
  type DeskStore,
  deskStores,
  setAnswerMinutes,
  hearStores,
  pauseStore,
  putToSleep,
  resumeStore,
  restUnheard,
  setBusy,
  setRunner,
  storesRunByStaff,
  wakeStore,
} from './merchant-stores/desk-stores.ts';
export { tillSwitches } from './merchant-stores/till-switches.ts';
export { cardText } from './near/card-text.ts';
export { cardsOf, withFacts } from './near/cards.ts';
export { findNear, firstNear, type Near, type NearFilter, nearWithin } from './near/find-near.ts';
export { type NearEntry, nearIndex, nearIndexes } from './near/near-index.ts';
export { cachedBriefly } from './near/cached.ts';
export { runningLowered } from './near/lowered.ts';
export { type CouponsOfSearch, type FoundCoupon, provideCoupons } from './search/coupon-port.ts';
export { gramsOf } from './search/grams.ts';
export type { Narrow } from './search/narrow.ts';
export { marketScope, isNewToMarkets } from './store/new-people.ts';
export { NEW_PEOPLE_ZONE } from './market/zone-goods.ts';
export { sweepCatalogue } from './sweep.ts';
export { matchNames } from './search/word-memory.ts';
export { warmSearch } from './warm.ts';
export { activityDocument } from './store/activity-document.ts';
export type { ActivityKind, ActivityRules, TakeoutActivity } from './store/activity-rules.ts';
export {
  type ActivityMove,
  giveActivityStockBack,
  takeActivityStock,
} from './store/activity-stock.ts';
export { rateTakeoutStore, unrateTakeoutStore } from './store/rate.ts';
export { dealsChanged } from './store/lists-version.ts';
export { forReply } from './store/writable.ts';
export { ofKind } from './store/of-kind.ts';
export type { ProductFacts, ProductSku } from './store/menu-document.ts';
export { type OptionGroup, type StoreFacts, storeHours } from './store/store-document.ts';
export type { OfferFacts } from './store/offers.ts';
export { highPropRow, priceStoreOf, productRow } from './store/present.ts';
export { saleWords } from './store/sale-hours-row.ts';
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
  giftProducts,
  hasRequiredProduct,
  dishesOfStore,
  optionGroups,
  runningActivities,
  type TakeoutProduct,
  type TakeoutStore,
  storeById,
  storesOf,
} from './store/read-store.ts';
export {
  bringDishesBack,
  dishesToSwitch,
  linesOff,
  type MenuDish,
  type OutThings,
  soldOutChanges,
  type Standing,
  storeOptions,
  switchThings,
} from './store/off.ts';
export { isOffIn, type OffIds, optionsNow } from './store/off-document.ts';
export { slotsOfStore } from './store/times.ts';
export { reportedStores, settleStoreReport, type StoreReport } from './report/reported.ts';
