import { ZERO } from '../../kernel/money.ts';
import { deliveryFee, type DeliveryFeeOk, type DeliveryRefusal } from './delivery-fee.ts';
import type { DeliveryInput } from './delivery-plan.ts';
import { deliveryReduction, type OfferShares } from './delivery-reduction.ts';

/** A fee and what each offer gave to it: an offer that gave 0 is not counted as used. */
export type DeliveryQuote = (DeliveryFeeOk & { readonly used: OfferShares }) | DeliveryRefusal;

/**
 * The fee of the way the guest gets the goods. Pickup costs nothing, uses up no offer and has no
 * weight limit (decision J13); delivery is `deliveryFee` (spec 002 §9).
 */
export const deliveryQuote = (way: 'delivery' | 'pickup', input: DeliveryInput): DeliveryQuote => {
  if (way === 'pickup')
    return {
      ok: true,
      feeCents: ZERO,
      grossCents: ZERO,
      reductionCents: ZERO,
      parts: [],
      used: { market: ZERO, merchant: ZERO },
    };
  const fee = deliveryFee(input);
  return fee.ok
    ? { ...fee, used: deliveryReduction(fee.parts, input.goodsCents, input.offers) }
    : fee;
};
