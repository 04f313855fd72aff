import type { OfferRule } from '../offer-rule.ts';
import { offerTakes } from '../offer-takes.ts';

/**
 * A packet counts when it takes more off the fee than the delivery promotion, which it then
 * replaces: the better of the two (Box 3). Pickup has no fee to take from (decision J13).
 */
export const freeDelivery: OfferRule = {
  step: 'freeDelivery',
  isStackable: false,
  lowers: 'delivery',
  covers: () => true,
  takes: ({ value }, _baseCents, { input, delivery }) => {
    if (input.handover.kind === 'pickup') return { reason: 'EXCLUSIVE', with: 'pickup' };
    if (!delivery?.ok) return 0;
    const taken = offerTakes(value, delivery.grossCents);
    return taken > 0 && taken <= delivery.reductionCents
      ? { reason: 'EXCLUSIVE', with: 'deliveryPromotion' }
      : taken;
  },
};
