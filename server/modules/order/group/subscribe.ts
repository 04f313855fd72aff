import { voucherValidity, windowRefusal } from '#shared/group/voucher-window.ts';
import { must } from '#shared/kernel/result.ts';
import { MINUTE, plus, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { groupProduct, type Product } from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { setBooking } from './booking-repo.ts';
import { ownOrder } from './get.ts';
import { shownVoucherStatus } from './order-status.ts';
import { type Order } from './order-repo.ts';
import { vouchersOf, type Voucher } from './voucher-repo.ts';

const momentOf = (day: Day, time: string): Instant => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  try {
    return plus(startOfDay(day), (hours * 60 + minutes) * MINUTE);
  } catch {
    return refuse('BOOKING_TIME');
  }
};

/** The days in which an order's vouchers will be valid: what they say themselves, or what the product promises as of now. */
const windowOf = (
  vouchers: readonly Voucher[],
  { validity }: Product,
  now: Instant,
): { validFrom: Instant; validTo: Instant } => vouchers[0] ?? voucherValidity(validity, now);

const canBook = ({ paidState }: Order, vouchers: readonly Voucher[], now: Instant): boolean =>
  paidState === 0 ||
  (paidState === 1 && vouchers.some((voucher) => shownVoucherStatus(voucher, now) === 1));

/** Books the visit of an order, or moves it (decision D4): at a time when its vouchers can be used. */
export const subscribe: Handlers['groupOrderSubscribe'] = async (
  context,
  { orderId, day, time, partySize },
) => {
  const {
    deps: {
      db: { query },
    },
    now,
  } = context;
  const order = await ownOrder(context, orderId);
  const product = must(await groupProduct(query, order.productId), 'the product of an order');
  const vouchers = order.paidState === 1 ? await vouchersOf(query, order.merchantId, order.id) : [];
  if (product.texts.checkSubscribeType === 'NONE' || !canBook(order, vouchers, now))
    return refuse('ORDER_NOT_BOOKABLE');
  const at = momentOf(day, time);
  if (
    at < now ||
    windowRefusal({ ...windowOf(vouchers, product, now), useTime: product.useTime }, at) !== null
  )
    return refuse('BOOKING_TIME');
  const booking = { at, partySize };
  return (await setBooking(query, order, booking, now))
    ? { booking }
    : refuse('ORDER_NOT_BOOKABLE');
};
