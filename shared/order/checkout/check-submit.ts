import type { PaymentType } from '../../codes/payment-type.ts';
import type { Cents } from '../../kernel/money.ts';
import { LEAST_PAYABLE } from '../../pricing/promotions/floor.ts';
import { phone, type PhoneRegion } from '../../validate/phone.ts';
import type { OrderType } from './checkout-timing.ts';
import type { Answer } from '../status/order-facts.ts';
import { isBonusBlocked } from './payment-channel.ts';
import { checkTableware, type TablewareRefusal } from './tableware.ts';
import type { Slot } from './time-slots.ts';

/**
 * What a checkout holds when the guest presses the button; null is "not chosen". `tablewareQty`:
 * null for orders that have none. `phone`: null is the one that was signed in with. `bonusCents`:
 * what a bonus takes off.
 */
export type SubmitDraft = {
  orderType: OrderType | null;
  hasAddress: boolean;
  slot: Pick<Slot, 'isNow' | 'isNextDay'> | null;
  acceptsNextDay: boolean;
  phone: { number: string; region: PhoneRegion } | null;
  tablewareQty: number | null;
  payableCents: Cents;
  paymentType: PaymentType;
  bonusCents: Cents;
};

/** Why an order cannot be submitted. */
export type SubmitRefusal =
  | TablewareRefusal
  | {
      reason:
        | 'noOrderType'
        | 'noAddress'
        | 'noDeliveryTime'
        | 'noPickupTime'
        | 'noNextDay'
        | 'noPhone'
        | 'badPhone'
        | 'paymentTooSmall'
        | 'bonusBlocked';
    };
type SubmitReason = SubmitRefusal['reason'];

const placeReason = ({ orderType, hasAddress }: SubmitDraft): SubmitReason | null => {
  if (orderType === null) return 'noOrderType';
  return orderType === 'delivery' && !hasAddress ? 'noAddress' : null;
};

const timeReason = ({ orderType, slot, acceptsNextDay }: SubmitDraft): SubmitReason | null => {
  if (slot === null) return orderType === 'pickup' ? 'noPickupTime' : 'noDeliveryTime';
  return slot.isNextDay && !acceptsNextDay ? 'noNextDay' : null;
};

const phoneReason = ({ phone: given }: SubmitDraft): SubmitReason | null => {
  if (given === null) return null;
  const checked = phone(given.number, given.region);
  if (checked.ok) return null;
  return checked.reason === 'empty' ? 'noPhone' : 'badPhone';
};

const tablewareReason = ({ tablewareQty }: SubmitDraft): SubmitReason | null => {
  const checked = tablewareQty === null ? { ok: true as const } : checkTableware(tablewareQty);
  return checked.ok ? null : checked.reason;
};

const paymentReason = ({
  payableCents,
  paymentType,
  bonusCents,
}: SubmitDraft): SubmitReason | null => {
  if (payableCents < LEAST_PAYABLE) return 'paymentTooSmall';
  return isBonusBlocked(paymentType, bonusCents) ? 'bonusBlocked' : null;
};

const CHECKS = [placeReason, timeReason, phoneReason, tablewareReason, paymentReason] as const;

/**
 * Whether an order may be sent (spec 001 §5): order type, address of a delivery, time, mobile
 * number, tableware, at least $0.1, and a channel that takes it. The first thing missing, from the
 * top of the page, is named.
 */
export const checkSubmit = (draft: SubmitDraft): Answer<SubmitRefusal> => {
  for (const check of CHECKS) {
    const reason = check(draft);
    if (reason !== null) return { ok: false, reason };
  }
  return { ok: true };
};

/** The message for a guest whose delivery fee changed with the address, or null (spec 001 §8). */
export const deliveryFeeNotice = (
  before: Cents,
  after: Cents,
): 'checkout.deliveryFeeChanged' | null =>
  before === after ? null : 'checkout.deliveryFeeChanged';
