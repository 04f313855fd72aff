import { cents, type Cents } from '../kernel/money.ts';

/** What `_mcoin-info` says, in cents: the discount that the guest's mCoin are worth for this order (field name of spec 002 §3). */
export type McoinInfo = { mcoinDiscountAmtn: Cents };

/** Payable never falls below this (spec 001 §5). */
const FLOOR = 10;

/** The mCoin line at checkout: what it would take off a total, leaving 0.1 to pay; null (no line) without info, without mCoin, or when nothing could be taken (decision I10). */
export const mcoinLine = (info: McoinInfo | null, totalCents: Cents): { offCents: Cents } | null => {
  const off = Math.min(info?.mcoinDiscountAmtn ?? 0, totalCents - FLOOR);
  return off > 0 ? { offCents: cents(off) } : null;
};
