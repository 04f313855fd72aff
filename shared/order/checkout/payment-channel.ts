import type { ClientKind } from '../../codes/client-kind.ts';
import { PAYMENT_TYPE_OF } from '../../codes/payment-host.ts';
import { PAYMENT_TYPES, type PaymentType } from '../../codes/payment-type.ts';
import type { Cents } from '../../kernel/money.ts';

/** Every client but the merchant's console. */
export type PayingHost = Exclude<ClientKind, 'console'>;

/**
 * The channel that a host pays by (spec 001 §4, decision K3), or null to hide payment where the
 * host cannot pay. The sandbox plays the bank in a plain browser.
 */
export const paymentTypeOf = (
  host: PayingHost,
  { canPay, isSandbox }: { canPay: boolean; isSandbox: boolean },
): PaymentType | null => {
  if (isSandbox && host === 'web') return 'MP_TEST_PAY';
  return canPay ? PAYMENT_TYPE_OF[host] : null;
};

/** Coupon bags are always paid by this channel (spec 002 §7). */
export const COUPON_BAG_PAYMENT_TYPE = 'MP_MACAU' satisfies PaymentType;

/** Channels that cannot take an order with a bonus discount (decision I9). */
export const BONUS_BLOCKED_CHANNELS: readonly PaymentType[] = ['OPEN_ALI'];

/**
 * Whether a channel refuses an order for its bonus discount (spec 001 §5, spec 002 §8).
 * `bonusCents`: what mCoin take off it, the only bonus that lowers a price.
 */
export const isBonusBlocked = (paymentType: PaymentType, bonusCents: Cents): boolean =>
  bonusCents > 0 && BONUS_BLOCKED_CHANNELS.includes(paymentType);

/**
 * The channels that offers bind their order to: those that each of them takes, in the order of
 * `PAYMENT_TYPES`; null when none of them names any (decision H15, `PAYMENT_CHANNEL`).
 */
export const offerChannels = (
  offers: readonly { paymentChannels: readonly string[] }[],
): readonly PaymentType[] | null => {
  const bound = offers.filter(({ paymentChannels }) => paymentChannels.length > 0);
  return bound.length === 0
    ? null
    : PAYMENT_TYPES.filter((type) =>
        bound.every(({ paymentChannels }) => paymentChannels.includes(type)),
      );
};
