import type { DeliveryFeeTextKey } from '../../pricing/delivery/delivery-fee-text.ts';

/** The line about the delivery fee, as printed (spec 002 §9). */
export const delivery = {
  'delivery.free': 'free delivery',
  'delivery.spendForFree': 'spend ${spend} for free delivery',
  'delivery.spendFrom': 'spend ${spend} for delivery from ${from}',
} as const satisfies Record<DeliveryFeeTextKey, string>;
