import type { takeoutActivityCalls } from '#shared/contract/consumer/takeout-activity.ts';
import type { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import type { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  deliveryList,
  deliveryPlan,
  fullGift,
  fullHandler,
  merchantDelivery,
  placeOrderVoucher,
  selfTake,
} from './activities.ts';
import { reportOf } from '../report/report.ts';
import { liked, likeHandler } from './like.ts';
import { storeOrRefuse } from './load.ts';
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
import { slotHandler } from './times.ts';

type Names =
  | keyof typeof takeoutStoreCalls
  | keyof typeof takeoutMenuCalls
  | keyof typeof takeoutActivityCalls;

/** All but the list of favourites, which is drawn from the lists of stores (`favourites/`). */
export const takeoutStoreHandlers: Pick<Handlers, Exclude<Names, 'takeoutStoreLikes'>> = {
  takeoutStoreGet: storeGet,
  takeoutStoreState: storeState,
  takeoutPackage: storePackage,
  takeoutCookTimes: slotHandler('takeout', 'delivery'),
  takeoutAskForTimes: slotHandler('takeout', 'pickup'),
  takeoutStoreLike: likeHandler('takeout'),
  takeoutStoreLiked: liked,
  takeoutStoreReport: reportOf(storeOrRefuse),
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
  activityFull: fullHandler(),
  activityMerchantDelivery: merchantDelivery,
  activityMerchantDeliveryList: deliveryList,
  activityDelivery: deliveryPlan,
};
