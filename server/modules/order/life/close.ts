import { refundProgress } from '#shared/codes/refund.ts';
import type { TakeoutCloseReason } from '#shared/codes/takeout-event.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { confirmValues } from '#server/modules/money/index.ts';
import { confirmUses, freeUses, stockMoved } from '#server/modules/catalogue/index.ts';
import { giveDishesBack } from '../takeout/dish-stock.ts';
import { moveOrder, type MoveKind } from './move.ts';
import { offersPort } from './offers-port.ts';
import { settleRequest } from './refund-settle.ts';
import {
  findTakeoutOrder,
  overdueTakeoutOrders,
  type Patch,
  type TakeoutOrder,
} from '../takeout/order-repo.ts';
import { giveAllValueBack } from './value-back.ts';

const keyOf = ({ merchantId, id }: TakeoutOrder) => ({ merchantId, orderId: id });

/** Dishes, limits and offers go back to where an order took them from (decisions E12, H14). */
export const giveAllBack = async (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
): Promise<void> => {
  const moved = await giveDishesBack(query, order);
  await freeUses(query, keyOf(order));
  await offersPort().free(query, keyOf(order), at);
  await giveAllValueBack(query, order, at);
  await stockMoved(query, moved);
};

/** What was reserved is used up (decision H14). */
export const useUp = async (query: Query, order: TakeoutOrder, at: Instant): Promise<void> => {
  await confirmUses(query, keyOf(order));
  await offersPort().confirm(query, keyOf(order), at);
  await confirmValues(query, keyOf(order));
};

/** All the money that is left goes back. */
export const moneyBack = (order: TakeoutOrder, at: Instant): Patch =>
  order.paidAt === null
    ? {}
    : {
        refundStatus: 2,
        refundAmount: order.total,
        goldRefund: order.quote.totals.goldCents,
        refundAt: at,
      };

type Ending = {
  kind: Extract<MoveKind, 'TIMED_OUT' | 'CANCELLED' | 'STORE_REFUSED'>;
  reason: TakeoutCloseReason;
  at: Instant;
  note?: string;
};

/** Ends an order before it was cooked and gives everything back, once. */
export const closeTakeout = async (
  query: Query,
  order: TakeoutOrder,
  { kind, reason, at, note = '' }: Ending,
): Promise<TakeoutOrder | null> => {
  const closed = await moveOrder(query, order, kind, at, {
    patch: { ...moneyBack(order, at), closeReason: reason },
    ...(note && { facts: { note } }),
  });
  if (closed !== null) await giveAllBack(query, order, at);
  return closed;
};

/** A store takes an order not: a refund that waits is granted with it, so that nothing waits for an order that is over. */
export const refuseByStore = async (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
): Promise<TakeoutOrder | null> => {
  if (order.refundProgress !== refundProgress.codes.pending)
    return closeTakeout(query, order, { kind: 'STORE_REFUSED', reason: 'STORE', at });
  const refunded = await settleRequest(query, order, { kind: 'REFUNDED', at });
  return refunded?.status === order.status
    ? closeTakeout(query, refunded, { kind: 'STORE_REFUSED', reason: 'STORE', at })
    : refunded;
};

export const isOverdue = ({ status, payBefore }: TakeoutOrder, now: Instant): boolean =>
  status === 0 && now > payBefore;

const timeOut = (db: Db, order: TakeoutOrder, at: Instant): Promise<TakeoutOrder | null> =>
  db.tx((query) => closeTakeout(query, order, { kind: 'TIMED_OUT', reason: 'TIMEOUT', at }));

/** The order as it is now: one whose window has passed is closed on the way. */
export const freshTakeoutOrder = async (
  db: Db,
  id: string,
  now: Instant,
): Promise<TakeoutOrder | null> => {
  const order = await findTakeoutOrder(db.query, id);
  if (order === null || !isOverdue(order, now)) return order;
  return (await timeOut(db, order, now)) ?? findTakeoutOrder(db.query, id);
};

/** Closes every order whose window has passed. */
export const closeOverdueTakeouts = (db: Db, now: Instant): Promise<number> =>
  sweep(
    (limit) => overdueTakeoutOrders(db.query, now, limit),
    async (order) => (await timeOut(db, order, now)) !== null,
  );
