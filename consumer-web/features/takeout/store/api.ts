import { offersCalls } from '#shared/contract/consumer/offers.ts';
import { takeoutActivityCalls } from '#shared/contract/consumer/takeout-activity.ts';
import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { takeoutReviewCalls } from '#shared/contract/consumer/takeout-review.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { takeoutStoreCommentList, takeoutProductCommentList, takeoutProductCommentSummary } =
  takeoutReviewCalls;
const { storeVouchers, receiveVoucher } = offersCalls;
export const storeCalls = {
  ...takeoutStoreCalls,
  ...takeoutMenuCalls,
  ...takeoutActivityCalls,
  storeVouchers,
  receiveVoucher,
  takeoutStoreCommentList,
  takeoutProductCommentList,
  takeoutProductCommentSummary,
} as const;

/** The calls of a store's page, its menu, what it has on, and its coupons. */
export const api = bindCalls(storeCalls);
