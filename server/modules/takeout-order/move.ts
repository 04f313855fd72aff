import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { afterMove, type MOVES } from './moves.ts';
import { offersPort } from './offers-port.ts';
import { addEvent, compareAndSet, type Patch, type TakeoutOrder } from './repo.ts';

export type MoveKind = keyof typeof MOVES;
type With = { patch?: Patch; facts?: Readonly<Record<string, unknown>> };

/** Moves an order and writes its event, in the caller's transaction. Null when the move is not legal, or somebody else was quicker: then nothing changed. */
export const moveOrder = async (query: Query, order: TakeoutOrder, kind: MoveKind, at: Instant, { patch = {}, facts = {} }: With = {}): Promise<TakeoutOrder | null> => {
  const next = afterMove(order, kind);
  if (next === null || !(await compareAndSet(query, order, next, patch))) return null;
  const seq = order.seq + 1;
  await addEvent(query, order, { seq, at, kind, facts });
  if (kind === 'COMPLETED') await offersPort.completed(query, { orderId: order.id, userId: order.userId, storeId: order.storeId, goodsCents: order.quote.totals.goodsCents }, at);
  return { ...order, ...next, ...patch, seq };
};
