import type { takeoutActivityCalls } from '#shared/contract/consumer/takeout-activity.ts';
import type { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  deliveryList,
  deliveryPlan,
  full,
  fullGift,
  merchantDelivery,
  placeOrderVoucher,
  selfTake,
} from './activities.ts';
import { like, liked, likes, report } from './like.ts';
import {
  discounts,
  flashProducts,
  flashSetting,
  menu,
  posters,
  productDetail,
  purchaseInfo,
  purchaseProducts,
} from './menu.ts';
import { storeGet, storePackage, storeState } from './store-page.ts';
import { askForTimes, cookTimes } from './times.ts';

type Names =
  | keyof typeof takeoutStoreCalls
  | keyof typeof takeoutMenuCalls
  | keyof typeof takeoutActivityCalls;

export const takeoutStoreHandlers: Pick<Handlers, Names> = {
  takeoutStoreGet: storeGet,
  takeoutStoreState: storeState,
  takeoutPackage: storePackage,
  takeoutCookTimes: cookTimes,
  takeoutAskForTimes: askForTimes,
  takeoutStoreLike: like,
  takeoutStoreLiked: liked,
  takeoutStoreLikes: likes,
  takeoutStoreReport: report,
  takeoutMenu: menu,
  takeoutProductDetail: productDetail,
  takeoutDiscounts: discounts,
  takeoutPosters: posters,
  takeoutFlashSetting: flashSetting,
  takeoutFlashProducts: flashProducts,
  takeoutPurchaseInfo: purchaseInfo,
  takeoutPurchaseProducts: purchaseProducts,
  activityFullGift: fullGift,
  activitySelfTake: selfTake,
  activityPlaceOrderVoucher: placeOrderVoucher,
  activityFull: full,
  activityMerchantDelivery: merchantDelivery,
  activityMerchantDeliveryList: deliveryList,
  activityDelivery: deliveryPlan,
};
