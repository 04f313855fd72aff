import { accountClosingCalls } from './account-closing.ts';
import { addressCalls } from './address.ts';
import { dayCalls } from './day-close.ts';
import type { Call } from './define.ts';
import { goldCalls } from './gold.ts';
import { groupOrderCalls } from './group-order.ts';
import { groupProduct } from './group-product.ts';
import { groupRecords } from './group-records.ts';
import { groupVerify } from './group-verify.ts';
import { member } from './member.ts';
import { merchant } from './merchant.ts';
import { merchantOrderCalls } from './merchant-order.ts';
import { merchantProductCalls } from './merchant-product.ts';
import { offerCalls } from './offers.ts';
import { orgs } from './orgs.ts';
import { payment } from './payment.ts';
import { people } from './people.ts';
import { platform } from './platform.ts';
import { storeCalls } from './stores.ts';
import { takeoutActivityCalls } from './takeout-activity.ts';
import { takeoutMenuCalls } from './takeout-menu.ts';
import { takeoutFront } from './takeout-front.ts';
import { takeoutHome } from './takeout-home.ts';
import { takeoutSearch } from './takeout-search.ts';
import { takeoutStoreCalls } from './takeout-store.ts';
import { takeoutOrderCalls } from './takeout-order.ts';
import { takeoutOrderMoreCalls } from './takeout-order-more.ts';
import { takeoutRefundCalls } from './takeout-refund.ts';
import { takeoutReviewCalls } from './takeout-review.ts';

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
