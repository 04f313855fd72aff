import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { makeGood } from '#shared/order/late-delivery.ts';
import type { Query } from '#server/db/db.ts';
import { afterMove, type MOVES } from './moves.ts';
import { offersPort } from './offers-port.ts';
import { addEvent, compareAndSet, type Patch, type TakeoutOrder } from './repo.ts';

export type MoveKind = keyof typeof MOVES;
type With = { patch?: Patch; facts?: Readonly<Record<string, unknown>> };

/** What a completed order brings: the voucher its store promised, and the red packet of one that came late. */
const bringBack = async (query: Query, order: TakeoutOrder, amount: Cents, at: Instant): Promise<void> => {
  const { id: orderId, userId, storeId } = order;
  await offersPort.completed(query, { orderId, userId, storeId, goodsCents: order.quote.totals.goodsCents }, at);
  await offersPort.late(query, { orderId, userId, amount }, at);
};

/** Moves an order and writes its event, in the caller's transaction. Null when the move is not legal, or somebody else was quicker: then nothing changed. */
export const moveOrder = async (query: Query, order: TakeoutOrder, kind: MoveKind, at: Instant, { patch = {}, facts = {} }: With = {}): Promise<TakeoutOrder | null> => {
  const next = afterMove(order, kind);
  if (next === null || !(await compareAndSet(query, order, next, patch))) return null;
  const seq = order.seq + 1;
  const amount = kind === 'COMPLETED' ? makeGood(order, at) : ZERO;
  await addEvent(query, order, { seq, at, kind, facts: amount > 0 ? { ...facts, makeGoodCents: amount } : facts });
  if (kind === 'COMPLETED') await bringBack(query, order, amount, at);
  return { ...order, ...next, ...patch, seq };
};
