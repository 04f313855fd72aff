import { timeText } from '#shared/format/date.ts';
import { slotsOn, whyNoSlots } from '#shared/group/visit-slots.ts';
import { DAY, plus, startOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { groupProduct, soldProduct } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { findOrder, type Order } from './order-repo.ts';
import { dropOldSlots, seatsTaken } from './slot-repo.ts';
import { visitsAt } from './visit.ts';
import { vouchersOf } from './voucher-repo.ts';

/** An order of the caller for a deal; null for anybody else's. */
const ownOrder = async (
  context: Context,
  { orderId, productId }: { orderId?: string | undefined; productId: string },
): Promise<Order | null> => {
  const { db } = context.deps;
  const order = orderId === undefined ? null : await findOrder(db.query, orderId);
  const isOwn = order?.productId === productId && order.userId === (await visitorOf(db, context));
  return isOwn ? order : null;
};

/** The deal as it is sold now, or with the terms and the vouchers of an order. */
const boughtOrOnSale = async (query: Query, productId: string, order: Order | null) =>
  order === null
    ? {
        product: (await groupProduct(query, productId)) ?? refuse('PRODUCT_NOT_FOUND'),
        vouchers: [],
      }
    : {
        product: await soldProduct(query, order),
        vouchers: await vouchersOf(query, order.merchantId, order.id),
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
  const order = await ownOrder(context, { orderId, productId });
  const { product, vouchers } = await boughtOrOnSale(db.query, productId, order);
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

/** Forgets the seats of slots that are over. */
export const sweepSlots = (query: Query, now: Instant): Promise<void> =>
  dropOldSlots(query, plus(now, -DAY));
