import { amount } from '../../format/money.ts';
import { toDollars } from '../../kernel/money.ts';
import { deliveryFee } from './delivery-fee.ts';
import { thresholdsAbove, type DeliveryInput } from './delivery-plan.ts';

/** A line about the fee: its message key and the amounts in it, in dollars without sign. */
export type DeliveryFeeText =
  | { readonly key: 'delivery.free'; readonly params: Readonly<Record<string, never>> }
  | { readonly key: 'delivery.spendForFree'; readonly params: { readonly spend: string } }
  | {
      readonly key: 'delivery.spendFrom';
      readonly params: { readonly spend: string; readonly from: string };
    };
/** The key of the sentence about the delivery fee. */
export type DeliveryFeeTextKey = DeliveryFeeText['key'];

/**
 * 'Free delivery' when the fee is 0 now; else 'spend $X for delivery from $Y': the next goods
 * amount at which the very same order pays less, and what it then pays (spec 002 §9). Returns 'spend
 * $X for free delivery' when that is 0. `null` when nothing lowers the fee or the order is too
 * heavy. A store's card calls it with no goods and no weight.
 */
export const deliveryFeeText = (input: DeliveryInput): DeliveryFeeText | null => {
  const now = deliveryFee(input);
  if (!now.ok) return null;
  if (now.feeCents === 0) return { key: 'delivery.free', params: {} };
  for (const threshold of thresholdsAbove(input)) {
    const then = deliveryFee({ ...input, goodsCents: threshold });
    if (!then.ok || then.feeCents >= now.feeCents) continue;
    const spend = amount(toDollars(threshold));
    return then.feeCents === 0
      ? { key: 'delivery.spendForFree', params: { spend } }
      : { key: 'delivery.spendFrom', params: { spend, from: amount(toDollars(then.feeCents)) } };
  }
  return null;
};
