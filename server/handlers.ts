import type { Handlers } from './kit/context.ts';
import { accountClosingHandlers } from './modules/people/closing/handlers.ts';
import { addressHandlers } from './modules/address/handlers.ts';
import { dayHandlers } from './modules/day-close/handlers.ts';
import { goldHandlers } from './modules/money/gold/handlers.ts';
import { groupOrderHandlers } from './modules/order/group/handlers.ts';
import { groupProductHandlers } from './modules/catalogue/group/handlers.ts';
import { memberHandlers } from './modules/people/member/handlers.ts';
import { merchantHandlers } from './modules/staff/session-handlers.ts';
import { merchantOrderHandlers } from './modules/order/desk/handlers.ts';
import { merchantProductHandlers } from './modules/catalogue/desk/handlers.ts';
import { offerHandlers } from './modules/offers/handlers.ts';
import { orgsHandlers } from './modules/platform/handlers.ts';
import { paymentHandlers } from './modules/money/payment/handlers.ts';
import { recordHandlers } from './modules/records/handlers.ts';
import { peopleHandlers } from './modules/staff/people-handlers.ts';
import { storeHandlers } from './modules/catalogue/merchant-stores/handlers.ts';
import { writeOffHandlers } from './modules/redeem/handlers.ts';
import { takeoutHomeHandlers } from './modules/home/handlers.ts';
import { takeoutStoreHandlers } from './modules/catalogue/store/handlers.ts';
import { takeoutOrderHandlers } from './modules/order/takeout/handlers.ts';
import { takeoutReviewHandlers } from './modules/reviews/handlers.ts';

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
