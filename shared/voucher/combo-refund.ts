import { HOUR, plus, type Instant } from '../kernel/time.ts';

/** So long after its payment an order of coupon groups can be given back. */
export const COMBO_REFUND_MS = 24 * HOUR;

/** Why it cannot: the day is over, a piece was used or is held, or one was drawn for. */
export type ComboRefundRefusal = 'tooLate' | 'used' | 'expanded';

/**
 * Why a paid order of coupon groups cannot be given back; null when it can. A draw ends it, whatever
 * it brought: no one gives back what did not grow (ADR 0040).
 */
export const comboRefundRefusal = (
  { paidAt, isUsed, isExpanded }: { paidAt: Instant; isUsed: boolean; isExpanded: boolean },
  now: Instant,
): ComboRefundRefusal | null => {
  if (isExpanded) return 'expanded';
  if (isUsed) return 'used';
  return now > plus(paidAt, COMBO_REFUND_MS) ? 'tooLate' : null;
};
