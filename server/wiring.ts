import { goldPayable, type PayableKinds, provideMembership } from './modules/money/index.ts';
import { comboPayable, combosOfOrders } from './modules/combo/index.ts';
import { levelOf, pointsToCome } from './modules/membership/index.ts';
import { isMember, memberPayable } from './modules/monthly-card/index.ts';
import { provideCoupons } from './modules/catalogue/index.ts';
import { papersOfMoves } from './modules/desk/index.ts';
import { couponsOfSearch, offersOfOrders } from './modules/offers/index.ts';
import {
  groupPayable,
  groupReviewable,
  marketPayable,
  marketReviewable,
  provideCombos,
  provideOffers,
  providePapers,
  takeoutPayable,
  takeoutReviewable,
} from './modules/order/index.ts';
import { provideLosses } from './modules/people/index.ts';
import type { ReviewableKinds } from './modules/reviews/index.ts';

// who needs something of a module that knows it gets it here: an order needs offers, combo coupons and its store's printers, a search coupons, gold the membership of its buyer, a payment every kind of order, closing an account the points that are still to come
provideOffers(offersOfOrders);
provideCombos(combosOfOrders);
provideCoupons(couponsOfSearch);
provideMembership({ isMember, level: levelOf });
providePapers(papersOfMoves);
provideLosses({ pointsToCome });

/** The kinds of orders by the name that a payment's row keeps: one that is missing does not compile. */
export const payableKinds: PayableKinds = {
  TAKEOUT_ORDER: takeoutPayable,
  MARKET_ORDER: marketPayable,
  GROUP_ORDER: groupPayable,
  CONSUMPTION_ORDER: goldPayable,
  MEMBER_ORDER: memberPayable,
  COUPON_BOOM_ORDER: comboPayable,
};

/** The kinds of orders that can be reviewed, by the same names. */
export const reviewableKinds: ReviewableKinds = {
  TAKEOUT_ORDER: takeoutReviewable,
  MARKET_ORDER: marketReviewable,
  GROUP_ORDER: groupReviewable,
};
