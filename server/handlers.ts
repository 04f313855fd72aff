import type { Handlers } from './context.ts';
import { accountClosingHandlers } from './modules/account-closing/handlers.ts';
import { addressHandlers } from './modules/address/handlers.ts';
import { dayHandlers } from './modules/day-close/handlers.ts';
import { goldHandlers } from './modules/gold/handlers.ts';
import { groupOrderHandlers } from './modules/group-order/handlers.ts';
import { groupProductHandlers } from './modules/group-product/handlers.ts';
import { memberHandlers } from './modules/member/handlers.ts';
import { merchantHandlers } from './modules/merchant/handlers.ts';
import { merchantOrderHandlers } from './modules/merchant-order/handlers.ts';
import { merchantProductHandlers } from './modules/merchant-product/handlers.ts';
import { offerHandlers } from './modules/offers/handlers.ts';
import { orgsHandlers } from './modules/orgs/handlers.ts';
import { paymentHandlers } from './modules/payment/handlers.ts';
import { recordHandlers } from './modules/records/handlers.ts';
import { peopleHandlers } from './modules/people/handlers.ts';
import { storeHandlers } from './modules/stores/handlers.ts';
import { writeOffHandlers } from './modules/write-off/handlers.ts';
import { takeoutHomeHandlers } from './modules/takeout-home/handlers.ts';
import { takeoutStoreHandlers } from './modules/takeout-store/handlers.ts';
import { takeoutOrderHandlers } from './modules/takeout-order/handlers.ts';
import { takeoutReviewHandlers } from './modules/takeout-review/handlers.ts';

/** Every entry of the contract with its use case: one that is missing does not compile. */
export const handlers: Handlers = {
  ...accountClosingHandlers,
  ...offerHandlers,
  ...goldHandlers,
  ...addressHandlers,
  ...memberHandlers,
  ...orgsHandlers,
  ...merchantHandlers,
  ...groupProductHandlers,
  ...groupOrderHandlers,
  ...paymentHandlers,
  ...writeOffHandlers,
  ...recordHandlers,
  ...merchantOrderHandlers,
  ...merchantProductHandlers,
  ...peopleHandlers,
  ...storeHandlers,
  ...dayHandlers,
  ...takeoutStoreHandlers,
  ...takeoutHomeHandlers,
  ...takeoutOrderHandlers,
  ...takeoutReviewHandlers,
};
