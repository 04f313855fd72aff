import { PAYMENT_TYPE_OF } from '#shared/codes/payment-host.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { paymentTypeOf, type PayingHost } from '#shared/order/checkout/payment-channel.ts';

/**
 * The channels of the hosting client, preferred one first. A plain browser pays at the sandbox bank
 * and has its own channel too (decision K3). `only`: those that the order's offers allow; null for
 * any.
 */
export const channelsOf = (
  host: PayingHost,
  only: readonly PaymentType[] | null = null,
): readonly PaymentType[] => {
  const first = paymentTypeOf(host, { canPay: true, isSandbox: host === 'web' });
  const all = first === null ? [] : [...new Set([first, PAYMENT_TYPE_OF[host]])];
  return only === null ? all : all.filter((type) => only.includes(type));
};
