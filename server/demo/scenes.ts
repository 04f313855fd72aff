import { voucherStatus } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import { addDays, dayOf, macauParts, type Instant } from '#shared/kernel/time.ts';
import { townProduct } from './rows.ts';
import type { TownProduct } from './town/index.ts';

const { valid, used, refunded, refunding } = voucherStatus.codes;

/** `expects`: what the till of Senado Square says when it is scanned there. */
export type SceneVoucher = {
  label: string;
  status: number;
  timesUsed: number;
  expects: RedeemReason | 'OK';
};
/** One order of the demonstration's consumer. `state`: paid, waiting for its payment, or closed without one. `asked`: how a request for its money ended that gave nothing back. */
export type Scene = {
  productKey: string;
  daysAgo: number;
  state: 'paid' | 'open' | 'closed';
  asked?: 'rejected' | 'recalled';
  vouchers: readonly SceneVoucher[];
};

const one = (
  label: string,
  expects: RedeemReason | 'OK',
  status: number = valid,
  timesUsed = 0,
): SceneVoucher => ({ label, status, timesUsed, expects });

const OUT_OF_HOURS = 'demo-out-of-hours';
const BLACKOUT = 'demo-blackout';
const BOOKED = 'demo-booked-feast';

/** 04:13, or 16:13 in a town that is seeded nearer to 04:13: what is open then is shut for hours to come. */
const farMinute = (now: Instant): number => {
  const { hour } = macauParts(now);
  return hour >= 10 && hour < 22 ? 253 : 973;
};

/** Products that no list shows: open for one minute of the day, closed on every day of the season, and with a booking that must be made. */
export const hiddenProducts = (now: Instant): TownProduct[] => [
  {
    ...townProduct('weekday-lunch'),
    key: OUT_OF_HOURS,
    useTime: {
      hours: [{ fromMinute: farMinute(now), toMinute: farMinute(now) + 1 }],
      weekdays: [],
      blackoutDays: [],
    },
  },
  {
    ...townProduct('blackout-brunch'),
    key: BLACKOUT,
    useTime: {
      hours: [],
      weekdays: [],
      blackoutDays: Array.from({ length: 120 }, (_, ahead) => addDays(dayOf(now), ahead - 1)),
    },
  },
  {
    ...townProduct('future-fest'),
    key: BOOKED,
    checkSubscribeType: 'AFTER_ORDER',
    validity: { startDay: null, endDay: null, validDays: 90 },
  },
];

/** A voucher in every state that a till can meet. */
export const SCENES: readonly Scene[] = [
  {
    productKey: 'egg-tart-box',
    daysAgo: 0,
    state: 'paid',
    vouchers: [one('valid', 'OK'), one('valid-2', 'OK'), one('valid-3', 'OK')],
  },
  {
    productKey: 'coffee-five',
    daysAgo: 6,
    state: 'paid',
    vouchers: [one('part-used', 'OK', valid, 2)],
  },
  {
    productKey: 'serradura-cups',
    daysAgo: 3,
    state: 'paid',
    vouchers: [one('used', 'ALREADY_USED', used, 1)],
  },
  { productKey: 'chop-rice', daysAgo: 120, state: 'paid', vouchers: [one('expired', 'EXPIRED')] },
  {
    productKey: 'future-fest',
    daysAgo: 2,
    state: 'paid',
    asked: 'recalled',
    vouchers: [one('not-started', 'NOT_STARTED')],
  },
  {
    productKey: 'tart-dozen',
    daysAgo: 10,
    state: 'paid',
    vouchers: [one('refunded', 'REFUNDED', refunded), one('refunding', 'REFUNDING', refunding)],
  },
  {
    productKey: 'chop-rice',
    daysAgo: 12,
    state: 'paid',
    vouchers: [one('refunded-whole', 'REFUNDED', refunded)],
  },
  {
    productKey: 'one-store-tea',
    daysAgo: 1,
    state: 'paid',
    asked: 'rejected',
    vouchers: [one('wrong-store', 'WRONG_STORE')],
  },
  {
    productKey: OUT_OF_HOURS,
    daysAgo: 1,
    state: 'paid',
    vouchers: [one('out-of-hours', 'OUT_OF_HOURS')],
  },
  { productKey: BLACKOUT, daysAgo: 1, state: 'paid', vouchers: [one('blackout', 'BLACKOUT_DAY')] },
  {
    productKey: 'blocked-set',
    daysAgo: 4,
    state: 'paid',
    vouchers: [one('blocked', 'PRODUCT_BLOCKED')],
  },
  {
    productKey: BOOKED,
    daysAgo: 1,
    state: 'paid',
    vouchers: [one('booking-missing', 'BOOKING_MISSING')],
  },
  {
    productKey: 'foreign-noodle',
    daysAgo: 1,
    state: 'paid',
    vouchers: [one('foreign', 'WRONG_MERCHANT')],
  },
  { productKey: 'limit-two', daysAgo: 5, state: 'closed', vouchers: [one('unpaid', 'NOT_PAID')] },
  { productKey: 'tart-dozen', daysAgo: 0, state: 'open', vouchers: [] },
];
