import { refundProgress } from '#shared/codes/refund.ts';
import { cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import { dishesOff } from '#server/modules/catalogue/index.ts';
import { announceStock, giveDishesBack } from '../takeout/dish-stock.ts';
import { withHeld } from '../takeout/held.ts';
import { giveWholeBack, moveOrder, payBack, settleRequest } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import type { Doing } from '../takeout/store-acts.ts';

/** What goes back to the stocks of an order that its store calls off: what is not cooked and not out; what a change holds goes back in any case. */
const stockBack = async (query: Query, order: TakeoutOrder): Promise<() => Promise<void>> => {
  const store = { merchantId: order.merchantId, id: order.storeId };
  const off = await dishesOff(
    query,
    store,
    order.lines.map(({ productId }) => productId),
  );
  const { lines: all } = await withHeld(query, order);
  const isCooked = order.cookedAt !== null;
  const lines = all.filter(
    (line, place) => place >= order.lines.length || (!isCooked && !off.has(line.productId)),
  );
  const gifts = isCooked ? [] : order.snapshot.gifts;
  if (lines.length === 0 && gifts.length === 0) return () => Promise.resolve();
  const moved = await giveDishesBack(query, { ...order, lines, snapshot: { gifts } });
  return () => announceStock(query, order, moved);
};

type Cancelling = Doing & { reason: number; note: string };

const callOff = async (
  query: Query,
  order: TakeoutOrder,
  { at, by, reason, note }: Cancelling,
): Promise<TakeoutOrder | null> => {
  const left = cents(order.total - order.refundAmount);
  const moved = await moveOrder(query, order, 'STORE_CANCELLED', at, {
    patch: {
      refundStatus: 2,
      refundAmount: order.total,
      goldRefund: order.quote.totals.goldCents,
      refundAt: at,
      closeReason: 'STORE',
    },
    facts: { ...by, reason, ...(note !== '' && { note }) },
  });
  if (moved === null) return null;
  const announce = await stockBack(query, order);
  await giveWholeBack(query, order, at);
  await payBack(query, order, { refundId: order.id, amount: left, at });
  await announce();
  return moved;
};

/** A store calls off an order that it had accepted: all money goes back, and a refund that waits is granted with it (decision DA11). Null when another call was first. */
export const cancelByStore = async (
  query: Query,
  order: TakeoutOrder,
  cancelling: Cancelling,
): Promise<TakeoutOrder | null> => {
  if (order.refundProgress !== refundProgress.codes.pending)
    return callOff(query, order, cancelling);
  const { at, by } = cancelling;
  const refunded = await settleRequest(query, order, { kind: 'REFUNDED', at, facts: by });
  if (refunded === null) return null;
  if (refunded.status === order.status) return callOff(query, refunded, cancelling);
  // the request was for all that was left, and ended the order
  const announce = await stockBack(query, order);
  await announce();
  return refunded;
};
