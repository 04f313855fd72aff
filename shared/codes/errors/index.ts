import { accountErrors } from './account.ts';
import { addressErrors } from './address.ts';
import { goldErrors } from './gold.ts';
import { groupErrors } from './group.ts';
import { merchantErrors } from './merchant.ts';
import { offersErrors } from './offers.ts';
import { redeemErrors } from './redeem.ts';
import { refundErrors } from './refund.ts';
import { requestErrors } from './request.ts';
import { sessionErrors } from './session.ts';
import { takeoutErrors } from './takeout.ts';

/** Every error, one row each: an area of errors adds one line. */
export const ERRORS = {
  ...accountErrors,
  ...addressErrors,
  ...goldErrors,
  ...groupErrors,
  ...merchantErrors,
  ...offersErrors,
  ...redeemErrors,
  ...refundErrors,
  ...requestErrors,
  ...sessionErrors,
  ...takeoutErrors,
} as const;

/** The name of an error; the wire has only its code. */
export type ErrorName = keyof typeof ERRORS;
