import type { DeliveryFeeTextKey } from '../../pricing/delivery/delivery-fee-text.ts';

/** The line about the delivery fee (spec 002 §9). */
export const delivery = {
  'delivery.free': '免運費',
  'delivery.spendForFree': '滿 ${spend} 免運費',
  'delivery.spendFrom': '滿 ${spend}，運費低至 ${from}',
} as const satisfies Record<DeliveryFeeTextKey, string>;
