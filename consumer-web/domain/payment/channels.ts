import { PAYMENT_TYPE_OF } from '#shared/codes/payment-host.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import {
  isBonusBlocked,
  paymentTypeOf,
  type PayingHost,
} from '#shared/order/checkout/payment-channel.ts';

/** What an order's price was made with. `only`: the channels that its offers allow, null for any; `bonusCents`: what mCoin took off. */
export type BoundTo = { only?: readonly PaymentType[] | null; bonusCents?: Cents };

/**
 * The channels of the hosting client that an order may be paid by, preferred one first. A plain
 * browser pays at the sandbox bank and has its own channel too (decision K3).
 */
export const channelsOf = (
  host: PayingHost,
  { only = null, bonusCents = ZERO }: BoundTo = {},
): readonly PaymentType[] => {
  const first = paymentTypeOf(host, { canPay: true, isSandbox: host === 'web' });
  const all = first === null ? [] : [...new Set([first, PAYMENT_TYPE_OF[host]])];
  return all.filter(
    (type) => (only === null || only.includes(type)) && !isBonusBlocked(type, bonusCents),
  );
};
