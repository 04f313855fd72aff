import { accountClosingCalls } from './consumer/account-closing.ts';
import { addressCalls } from './consumer/address.ts';
import { goldCalls } from './consumer/gold.ts';
import { groupOrderCalls } from './consumer/group-order.ts';
import { groupProduct } from './consumer/group-product.ts';
import { member } from './consumer/member.ts';
import { offerCalls } from './consumer/offers.ts';
import { orgs } from './consumer/orgs.ts';
import { payment } from './consumer/payment.ts';
import { platform } from './consumer/platform.ts';
import { takeoutActivityCalls } from './consumer/takeout-activity.ts';
import { takeoutFront } from './consumer/takeout-front.ts';
import { takeoutHome } from './consumer/takeout-home.ts';
import { takeoutMenuCalls } from './consumer/takeout-menu.ts';
import { takeoutOrderCalls } from './consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from './consumer/takeout-order-more.ts';
import { takeoutRefundCalls } from './consumer/takeout-refund.ts';
import { takeoutReviewCalls } from './consumer/takeout-review.ts';
import { takeoutSearch } from './consumer/takeout-search.ts';
import { takeoutStoreCalls } from './consumer/takeout-store.ts';
import type { Call } from './define.ts';
import { dayCalls } from './merchant/day-close.ts';
import { merchantOrderCalls } from './merchant/order.ts';
import { people } from './merchant/people.ts';
import { merchantProductCalls } from './merchant/product.ts';
import { groupRecords } from './merchant/records.ts';
import { merchant } from './merchant/sign-in.ts';
import { storeCalls } from './merchant/stores.ts';
import { groupVerify } from './merchant/verify.ts';

/**
 * Every call that the product makes, one line an area. The server binds each entry; the client is
 * derived from it.
 */
export const contract = {
  ...accountClosingCalls,
  ...addressCalls,
  ...goldCalls,
  ...groupOrderCalls,
  ...groupProduct,
  ...member,
  ...offerCalls,
  ...orgs,
  ...payment,
  ...platform,
  ...takeoutActivityCalls,
  ...takeoutFront,
  ...takeoutHome,
  ...takeoutMenuCalls,
  ...takeoutOrderCalls,
  ...takeoutOrderMoreCalls,
  ...takeoutRefundCalls,
  ...takeoutReviewCalls,
  ...takeoutSearch,
  ...takeoutStoreCalls,

  ...dayCalls,
  ...merchantOrderCalls,
  ...people,
  ...merchantProductCalls,
  ...groupRecords,
  ...merchant,
  ...storeCalls,
  ...groupVerify,
} as const satisfies Record<string, Call>;

/** The type of the whole map. */
export type Contract = typeof contract;
/** The name of a call. */
export type CallName = keyof Contract;
