import { PAYMENT_TYPE_OF } from '#shared/codes/payment-host.ts';
import type { PaymentType } from '#shared/codes/payment-type.ts';
import { paymentTypeOf, type PayingHost } from '#shared/order/payment-channel.ts';

/** The channels of the client that hosts the app, the first one first. A plain browser pays at the sandbox bank; its own channel is there beside it (decision K3). */
export const channelsOf = (host: PayingHost): readonly PaymentType[] => {
  const first = paymentTypeOf(host, { canPay: true, isSandbox: host === 'web' });
  return first === null ? [] : [...new Set([first, PAYMENT_TYPE_OF[host]])];
};
