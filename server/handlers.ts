import type { Handlers } from './kit/context.ts';
import { addressHandlers } from './modules/address/index.ts';
import { auditHandlers } from './modules/audit/index.ts';
import { catalogueHandlers } from './modules/catalogue/index.ts';
import { dayHandlers } from './modules/day-close/index.ts';
import { deskHandlers } from './modules/desk/index.ts';
import { homeHandlers } from './modules/home/index.ts';
import { imHandlers } from './modules/im/index.ts';
import { levelPackHandlers } from './modules/level-packs/index.ts';
import { membershipHandlers } from './modules/membership/index.ts';
import { moneyHandlers } from './modules/money/index.ts';
import { comboHandlers } from './modules/combo/index.ts';
import { monthlyCardHandlers } from './modules/monthly-card/index.ts';
import { offerHandlers } from './modules/offers/index.ts';
import { orderHandlers } from './modules/order/index.ts';
import { oversightHandlers } from './modules/oversight/index.ts';
import { peopleHandlers } from './modules/people/index.ts';
import { platformHandlers } from './modules/platform/index.ts';
import { profileHandlers } from './modules/profile/index.ts';
import { promotionHandlers } from './modules/promotion-edit/index.ts';
import { recordHandlers } from './modules/records/index.ts';
import { lookAhead, redeemHandlers } from './modules/redeem/index.ts';
import { reviewHandlers } from './modules/reviews/index.ts';
import { staffHandlers } from './modules/staff/index.ts';
import type { Aheads } from './plugins/session.ts';
import { payableKinds, reviewableKinds } from './wiring.ts';

/** Every entry of the contract with its use case: one that is missing does not compile. */
export const handlers: Handlers = {
  ...addressHandlers,
  ...auditHandlers,
  ...catalogueHandlers,
  ...dayHandlers,
  ...deskHandlers,
  ...homeHandlers,
  ...imHandlers,
  ...levelPackHandlers,
  ...membershipHandlers,
  ...moneyHandlers(payableKinds),
  ...comboHandlers,
  ...monthlyCardHandlers,
  ...offerHandlers,
  ...orderHandlers,
  ...oversightHandlers,
  ...peopleHandlers,
  ...platformHandlers,
  ...profileHandlers,
  ...promotionHandlers,
  ...recordHandlers,
  ...redeemHandlers,
  ...reviewHandlers(reviewableKinds),
  ...staffHandlers,
};

/** What is read with the session already. */
export const aheads: Aheads = { groupVerifyCheck: lookAhead };
