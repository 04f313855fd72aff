import { timeText } from '#shared/format/date.ts';
import { slotsOn, whyNoSlots } from '#shared/group/visit-slots.ts';
import { DAY, plus, startOfDay } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { groupProduct } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { findOrder } from './order-repo.ts';
import { seatsTaken } from './slot-repo.ts';
import { visitsAt } from './visit.ts';
import { vouchersOf, type Voucher } from './voucher-repo.ts';

/** The vouchers of an order of the caller; none of anybody else's. */
const ownVouchers = async (context: Context, orderId: string | undefined): Promise<Voucher[]> => {
  const { db } = context.deps;
  const order = orderId === undefined ? null : await findOrder(db.query, orderId);
  if (order === null || order.userId !== (await visitorOf(db, context))) return [];
  return vouchersOf(db.query, order.merchantId, order.id);
};

/** When a deal can be visited on a day, and how many seats are left. */
export const slots: Handlers['groupOrderSlots'] = async (
  context,
  { productId, storeId, day, orderId },
) => {
  const {
    deps: { db },
    now,
  } = context;
  const product = (await groupProduct(db.query, productId)) ?? refuse('PRODUCT_NOT_FOUND');
  const vouchers = await ownVouchers(context, orderId);
  const visits =
    (await visitsAt(db.query, { product, storeId }, vouchers, now)) ?? refuse('STORE_NOT_FOUND');
  const { capacity, mostGuests } = visits.terms;
  const begins = slotsOn(day, visits, now);
  if (begins.length === 0) return { reason: whyNoSlots(day, visits, now), mostGuests, slots: [] };
  const taken = await seatsTaken(
    db.query,
    { merchantId: product.merchantId, productId, storeId },
    { from: startOfDay(day), before: plus(startOfDay(day), DAY) },
  );
  return {
    reason: null,
    mostGuests,
    slots: begins.map((at) => ({
      time: timeText(at),
      left: Math.max(0, capacity - (taken.get(at) ?? 0)),
    })),
  };
};
