import { moveRefusal } from '#shared/group/visit-slots.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { soldProduct } from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdVisit } from './booking-repo.ts';
import { ownOrder } from './get.ts';
import { shownVoucherStatus } from './order-status.ts';
import { type Order } from './order-repo.ts';
import { bookVisit, checkVisit } from './visit.ts';
import { vouchersOf, type Voucher } from './voucher-repo.ts';

const canBook = ({ paidState }: Order, vouchers: readonly Voucher[], now: Instant): boolean =>
  paidState === 0 ||
  (paidState === 1 && vouchers.some((voucher) => shownVoucherStatus(voucher, now) === 1));

/** Books the visit of an order, or moves it (decisions D4, GA16): to a slot with seats, in which its vouchers can be used. */
export const subscribe: Handlers['groupOrderSubscribe'] = async (context, { orderId, ...wish }) => {
  const { deps, now } = context;
  const order = await ownOrder(context, orderId);
  return deps.db.tx(async (query) => {
    const from = await holdVisit(query, order);
    const product = await soldProduct(query, order);
    const vouchers =
      order.paidState === 1 ? await vouchersOf(query, order.merchantId, order.id) : [];
    if (product.texts.checkSubscribeType === 'NONE' || !canBook(order, vouchers, now))
      return refuse('ORDER_NOT_BOOKABLE');
    const { booking, capacity } = await checkVisit(query, { product, vouchers, wish }, now);
    const { at, partySize, storeId } = booking;
    if (from?.at === at && from.partySize === partySize && from.storeId === storeId)
      return { booking };
    const refusal = from && moveRefusal(from, now);
    if (refusal !== null) return refuse(refusal);
    // a visit that was missed is booked anew
    const moves = from !== null && from.at > now ? from.moves + 1 : 0;
    return (await bookVisit(query, order, { booking, capacity, from, moves }, now))
      ? { booking }
      : refuse('ORDER_NOT_BOOKABLE');
  });
};
