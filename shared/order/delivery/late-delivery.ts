import { orderDeliveryType } from '../../codes/delivery-type.ts';
import { cents, ZERO, type Cents } from '../../kernel/money.ts';
import { MINUTE, type Instant } from '../../kernel/time.ts';

/** So much later than promised a delivery may come before it is made good. */
export const LATE_GRACE_MS = 15 * MINUTE;
/**
 * What a late delivery is made good with: a red packet, from that many goods on, for so many days.
 * An owner's to set; the defaults are ours.
 */
export const LATE_PACKET = { amountCents: cents(500), limitCents: cents(2000), days: 14 } as const;

/**
 * What an order that has come is made good with; nothing when it came in time, or was collected.
 */
export const makeGood = (
  { deliveryType, promisedAt }: { deliveryType: number; promisedAt: Instant },
  completedAt: Instant,
): Cents =>
  orderDeliveryType.nameOf(deliveryType) === 'pickup' || completedAt - promisedAt <= LATE_GRACE_MS
    ? ZERO
    : LATE_PACKET.amountCents;
