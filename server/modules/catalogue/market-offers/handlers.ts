import type { marketOffersCalls } from '#shared/contract/consumer/market-offers.ts';
import type { Handlers } from '#server/kit/context.ts';
import { activityProducts, discountedProducts } from './activity-goods.ts';
import { activityList, buyGifts, storeDiscount } from './activities.ts';
import { posterClasses, posterClassProducts, posterProducts, posterStatus } from './posters.ts';

/** What supermarkets have on, and the goods of each. */
export const marketOfferHandlers: Pick<Handlers, keyof typeof marketOffersCalls> = {
  marketActivities: activityList,
  marketStoreDiscount: storeDiscount,
  marketDiscounts: discountedProducts,
  marketActivityProducts: activityProducts,
  marketBuyGifts: buyGifts,
  marketPosterStatus: posterStatus,
  marketPosterProducts: posterProducts,
  marketPosterClasses: posterClasses,
  marketPosterClassProducts: posterClassProducts,
};
