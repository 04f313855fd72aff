import { cents, type Cents } from '../kernel/money.ts';
import { LEAST_PAYABLE } from '../pricing/promotions/floor.ts';

/** What `_mcoin-info` says, in cents: the discount that the guest's mCoin are worth for this order (field name of spec 002 §3). */
export type McoinInfo = { mcoinDiscountAmtn: Cents };

/** The mCoin line at checkout: what it would take off a total, leaving 0.1 to pay; null (no line) without info, without mCoin, or when nothing could be taken (decision I10). */
export const mcoinLine = (info: McoinInfo | null, totalCents: Cents): { offCents: Cents } | null => {
  const off = Math.min(info?.mcoinDiscountAmtn ?? 0, totalCents - LEAST_PAYABLE);
  return off > 0 ? { offCents: cents(off) } : null;
};
