import { accountClosingCalls } from './consumer/account-closing.ts';
import { addressCalls } from './consumer/address.ts';
import { analysisCalls } from './consumer/analysis.ts';
import { cardCalls, identityCalls, payPasswordCalls } from './consumer/cards.ts';
import { driverRunCalls } from './consumer/driver-run.ts';
import { goldCalls } from './consumer/gold.ts';
import { groupActivityCalls } from './consumer/group-activity.ts';
import { groupCheckInCalls } from './consumer/group-check-in.ts';
import { groupDecorCalls } from './consumer/group-decor.ts';
import { groupFindCalls } from './consumer/group-find.ts';
import { groupOrderCalls } from './consumer/group-order.ts';
import { groupProductCalls } from './consumer/group-product.ts';
import { groupRefundCalls } from './consumer/group-refund.ts';
import { groupStoreCalls } from './consumer/group-store.ts';
import { groupUserCalls } from './consumer/group-user.ts';
import { groupVisitCalls } from './consumer/group-visit.ts';
import { levelPackCalls } from './consumer/level-pack.ts';
import { marketCouponCalls } from './consumer/market-coupon.ts';
import { marketOffersCalls } from './consumer/market-offers.ts';
import { marketOrderCalls } from './consumer/market-order.ts';
import { marketRefundCalls } from './consumer/market-refund.ts';
import { marketReviewCalls } from './consumer/market-review.ts';
import { marketGoodsCalls } from './consumer/market-goods.ts';
import { marketStoreCalls } from './consumer/market-store.ts';
import { marketFindCalls } from './consumer/market-find.ts';
import { marketHomeCalls } from './consumer/market-home.ts';
import { marketingToolCalls } from './consumer/marketing-tool.ts';
import { marketZoneCalls } from './consumer/market-zone.ts';
import { memberCalls } from './consumer/member.ts';
import { memberLevelCalls } from './consumer/member-level.ts';
import { comboCalls } from './consumer/combo.ts';
import { comboLabelCalls } from './consumer/combo-label.ts';
import { monthlyCardCalls } from './consumer/monthly-card.ts';
import { offersCalls } from './consumer/offers.ts';
import { orgsCalls } from './consumer/orgs.ts';
import { partakeCalls } from './consumer/partake.ts';
import { paymentCalls } from './consumer/payment.ts';
import { pickupOfferCalls } from './consumer/pickup-offer.ts';
import { pointsCalls } from './consumer/points.ts';
import { profileCalls } from './consumer/profile.ts';
import { platformCalls } from './consumer/platform.ts';
import { taskCalls } from './consumer/task.ts';
import { takeoutActivityCalls } from './consumer/takeout-activity.ts';
import { takeoutFrontCalls } from './consumer/takeout-front.ts';
import { takeoutHomeCalls } from './consumer/takeout-home.ts';
import { takeoutMenuCalls } from './consumer/takeout-menu.ts';
import { orderChangeCalls } from './consumer/order-change.ts';
import { takeoutOrderCalls } from './consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from './consumer/takeout-order-more.ts';
import { takeoutRefundCalls } from './consumer/takeout-refund.ts';
import { groupCommentCalls } from './consumer/group-comment.ts';
import { takeoutReviewCalls } from './consumer/takeout-review.ts';
import { takeoutSearchCalls } from './consumer/takeout-search.ts';
import { takeoutStoreCalls } from './consumer/takeout-store.ts';
import type { Call } from './define.ts';
import { deskContract } from './merchant/desk-contract.ts';
import { merchantContract } from './merchant/index.ts';
import { merchantLaterContract } from './merchant/later.ts';
import { wallCalls } from './wall.ts';

/**
 * Every call that the product makes, one line an area; the console's are in `merchant/`. The
 * server binds each entry; the client is derived from it.
 */
export const contract = {
  ...accountClosingCalls,
  ...addressCalls,
  ...analysisCalls,
  ...cardCalls,
  ...identityCalls,
  ...payPasswordCalls,
  ...driverRunCalls,
  ...goldCalls,
  ...groupActivityCalls,
  ...groupCheckInCalls,
  ...groupDecorCalls,
  ...groupFindCalls,
  ...groupOrderCalls,
  ...groupProductCalls,
  ...groupRefundCalls,
  ...groupStoreCalls,
  ...groupUserCalls,
  ...groupVisitCalls,
  ...marketCouponCalls,
  ...marketOffersCalls,
  ...marketOrderCalls,
  ...marketRefundCalls,
  ...marketReviewCalls,
  ...marketGoodsCalls,
  ...marketStoreCalls,
  ...marketFindCalls,
  ...marketHomeCalls,
  ...marketingToolCalls,
  ...marketZoneCalls,
  ...memberCalls,
  ...levelPackCalls,
  ...memberLevelCalls,
  ...comboCalls,
  ...comboLabelCalls,
  ...monthlyCardCalls,
  ...offersCalls,
  ...orgsCalls,
  ...partakeCalls,
  ...paymentCalls,
  ...platformCalls,
  ...pickupOfferCalls,
  ...pointsCalls,
  ...profileCalls,
  ...takeoutActivityCalls,
  ...taskCalls,
  ...takeoutFrontCalls,
  ...takeoutHomeCalls,
  ...takeoutMenuCalls,
  ...orderChangeCalls,
  ...takeoutOrderCalls,
  ...takeoutOrderMoreCalls,
  ...takeoutRefundCalls,
  ...groupCommentCalls,
  ...takeoutReviewCalls,
  ...takeoutSearchCalls,
  ...takeoutStoreCalls,
  ...merchantContract,
  ...deskContract,
  ...merchantLaterContract,
  ...wallCalls,
} as const satisfies Record<string, Call>;

/** The type of the whole map. */
export type Contract = typeof contract;
/** The name of a call. */
export type CallName = keyof Contract;
