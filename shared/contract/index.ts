import { accountClosingCalls } from './consumer/account-closing.ts';
import { addressCalls } from './consumer/address.ts';
import { dayCalls } from './merchant/day-close.ts';
import type { Call } from './define.ts';
import { goldCalls } from './consumer/gold.ts';
import { groupOrderCalls } from './consumer/group-order.ts';
import { groupProduct } from './consumer/group-product.ts';
import { groupRecords } from './merchant/records.ts';
import { groupVerify } from './merchant/verify.ts';
import { member } from './consumer/member.ts';
import { merchant } from './merchant/sign-in.ts';
import { merchantOrderCalls } from './merchant/order.ts';
import { merchantProductCalls } from './merchant/product.ts';
import { offerCalls } from './consumer/offers.ts';
import { orgs } from './consumer/orgs.ts';
import { payment } from './consumer/payment.ts';
import { people } from './merchant/people.ts';
import { platform } from './consumer/platform.ts';
import { storeCalls } from './merchant/stores.ts';
import { takeoutActivityCalls } from './consumer/takeout-activity.ts';
import { takeoutMenuCalls } from './consumer/takeout-menu.ts';
import { takeoutFront } from './consumer/takeout-front.ts';
import { takeoutHome } from './consumer/takeout-home.ts';
import { takeoutSearch } from './consumer/takeout-search.ts';
import { takeoutStoreCalls } from './consumer/takeout-store.ts';
import { takeoutOrderCalls } from './consumer/takeout-order.ts';
import { takeoutOrderMoreCalls } from './consumer/takeout-order-more.ts';
import { takeoutRefundCalls } from './consumer/takeout-refund.ts';
import { takeoutReviewCalls } from './consumer/takeout-review.ts';

/** Every call that the product makes. The server binds each entry; the client is derived from it. */
export const contract = {
  ...accountClosingCalls,
  ...addressCalls,
  ...member,
  ...orgs,
  ...platform,
  ...groupProduct,
  ...groupOrderCalls,
  ...payment,
  ...merchant,
  ...groupVerify,
  ...groupRecords,
  ...merchantOrderCalls,
  ...merchantProductCalls,
  ...people,
  ...storeCalls,
  ...dayCalls,
  ...takeoutStoreCalls,
  ...takeoutMenuCalls,
  ...takeoutActivityCalls,
  ...takeoutFront,
  ...takeoutHome,
  ...takeoutSearch,
  ...takeoutOrderCalls,
  ...takeoutOrderMoreCalls,
  ...offerCalls,
  ...goldCalls,
  ...takeoutRefundCalls,
  ...takeoutReviewCalls,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
