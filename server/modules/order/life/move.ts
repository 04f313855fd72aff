import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { makeGood } from '#shared/order/delivery/late-delivery.ts';
import { goodsLeft } from '#shared/order/refund/refund-amount.ts';
import type { Query } from '#server/db/db.ts';
import { afterMove, type MOVES } from '../takeout/moves.ts';
import { offersPort } from './offers-port.ts';
import { refundedPieces, refundsOf } from './refund-repo.ts';
import { compareAndSet, type Patch, type TakeoutOrder } from '../takeout/order-repo.ts';
import { addEvent } from './event-repo.ts';

export type MoveKind = keyof typeof MOVES;
type With = { patch?: Patch; facts?: Readonly<Record<string, unknown>> };
/** What of an order was brought at last: its goods without those that were given back, and what makes it good that they came late. */
type Brought = { goodsCents: Cents; lateCents: Cents };

const NOTHING: Brought = { goodsCents: ZERO, lateCents: ZERO };

const broughtBy = async (query: Query, order: TakeoutOrder, at: Instant): Promise<Brought> => {
  const refunded = refundedPieces(await refundsOf(query, order));
  const lines = order.lines.map(({ uuid, quantity, goodsCents }) => ({
    quantity,
    goodsCents,
    refundedQuantity: refunded.get(uuid) ?? 0,
  }));
  return lines.every(({ quantity, refundedQuantity }) => quantity === refundedQuantity)
    ? NOTHING
    : { goodsCents: goodsLeft(lines), lateCents: makeGood(order, at) };
};

/** What a completed order brings: the voucher that its store promised with it, and the red packet of one that came late. */
const bringBack = async (
  query: Query,
  { id: orderId, userId, storeId, snapshot: { store, promise } }: TakeoutOrder,
  { goodsCents, lateCents }: Brought,
  at: Instant,
): Promise<void> => {
  if (promise !== undefined)
    await offersPort().completed(
      query,
      { orderId, userId, storeId, storeName: store.name, goodsCents, promise },
      at,
    );
  await offersPort().late(query, { orderId, userId, amount: lateCents }, at);
};

/** Moves an order and writes its event, in the caller's transaction. Null when the move is not legal, or somebody else was quicker: then nothing changed. */
export const moveOrder = async (
  query: Query,
  order: TakeoutOrder,
  kind: MoveKind,
  at: Instant,
  { patch = {}, facts = {} }: With = {},
): Promise<TakeoutOrder | null> => {
  const next = afterMove(order, kind);
  if (next === null || !(await compareAndSet(query, order, next, patch))) return null;
  const seq = order.seq + 1;
  const brought = kind === 'COMPLETED' ? await broughtBy(query, order, at) : NOTHING;
  await addEvent(query, order, {
    seq,
    at,
    kind,
    facts: brought.lateCents > 0 ? { ...facts, makeGoodCents: brought.lateCents } : facts,
  });
  if (kind === 'COMPLETED') await bringBack(query, order, brought, at);
  return { ...order, ...next, ...patch, seq };
};
