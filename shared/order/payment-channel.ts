import type { ClientKind } from '../codes/client-kind.ts';
import { PAYMENT_TYPE_OF } from '../codes/payment-host.ts';
import type { PaymentType } from '../codes/payment-type.ts';

/** Every client but the merchant's console. */
export type PayingHost = Exclude<ClientKind, 'console'>;

/** The channel that a host pays by (spec 001 §4, decision K3), or null to hide payment where the host cannot pay. The sandbox plays the bank in a plain browser. */
export const paymentTypeOf = (host: PayingHost, { canPay, isSandbox }: { canPay: boolean; isSandbox: boolean }): PaymentType | null => {
  if (isSandbox && host === 'web') return 'MP_TEST_PAY';
  return canPay ? PAYMENT_TYPE_OF[host] : null;
};

/** Coupon bags are always paid by this channel (spec 002 §7). */
export const COUPON_BAG_PAYMENT_TYPE = 'MP_MACAU' satisfies PaymentType;

/** Channels that cannot take an order with a bonus discount (decision I9). */
export const BONUS_BLOCKED_CHANNELS: readonly PaymentType[] = ['OPEN_ALI'];

/** Whether a channel refuses an order for its bonus discount (spec 001 §5, spec 002 §8). */
export const isBonusBlocked = (paymentType: PaymentType, hasBonus: boolean): boolean => hasBonus && BONUS_BLOCKED_CHANNELS.includes(paymentType);
