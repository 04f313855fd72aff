import { accountErrors } from './account.ts';
import { addressErrors } from './address.ts';
import { cardsErrors } from './cards.ts';
import { comboErrors } from './combo.ts';
import { dealPromotionErrors } from './deal-promotion.ts';
import { deskErrors } from './desk.ts';
import { goldErrors } from './gold.ts';
import { groupErrors } from './group.ts';
import { marketErrors } from './market.ts';
import { menuErrors } from './menu.ts';
import { merchantErrors } from './merchant.ts';
import { monthlyCardErrors } from './monthly-card.ts';
import { offersErrors } from './offers.ts';
import { pointsErrors } from './points.ts';
import { profileErrors } from './profile.ts';
import { promotionErrors } from './promotion.ts';
import { redeemErrors } from './redeem.ts';
import { refundErrors } from './refund.ts';
import { requestErrors } from './request.ts';
import { sessionErrors } from './session.ts';
import { takeoutErrors } from './takeout.ts';

/** Every error, one row each: an area of errors adds one line. */
export const ERRORS = {
  ...accountErrors,
  ...addressErrors,
  ...cardsErrors,
  ...comboErrors,
  ...dealPromotionErrors,
  ...deskErrors,
  ...goldErrors,
  ...groupErrors,
  ...marketErrors,
  ...menuErrors,
  ...merchantErrors,
  ...monthlyCardErrors,
  ...offersErrors,
  ...pointsErrors,
  ...profileErrors,
  ...promotionErrors,
  ...redeemErrors,
  ...refundErrors,
  ...requestErrors,
  ...sessionErrors,
  ...takeoutErrors,
} as const;

/** The name of an error; the wire has only its code. */
export type ErrorName = keyof typeof ERRORS;
