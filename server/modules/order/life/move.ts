import type { StoreKind } from '#shared/codes/store-kind.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { makeGood } from '#shared/order/delivery/late-delivery.ts';
import { goodsLeft } from '#shared/order/refund/refund-amount.ts';
import type { Query } from '#server/db/db.ts';
import { tellDesk } from './desk-feed.ts';
import { entryMoney } from './entry.ts';
import { addEntry } from './entry-repo.ts';
import { addEvent } from './event-repo.ts';
import type { OrderKind } from './kind.ts';
import { standingAfter, type LifeMove } from './moves.ts';
import { offersPort } from './offers-port.ts';
import type { LifeOrder, Patch } from './order.ts';
import { refundedPieces, refundsOf, type Refund } from './refund-repo.ts';

type With = { patch?: Patch; facts?: Readonly<Record<string, unknown>> };
/** What was delivered in the end: the goods without those that were refunded, and what makes up for a late delivery. */
type Delivered = { goodsCents: Cents; lateCents: Cents };

const NOTHING: Delivered = { goodsCents: ZERO, lateCents: ZERO };

const deliveredBy = (order: LifeOrder, refunds: readonly Refund[], at: Instant): Delivered => {
  const refunded = refundedPieces(refunds);
  const lines = order.lines.map(({ uuid, quantity, goodsCents }) => ({
    quantity,
    goodsCents,
    refundedQuantity: refunded.get(uuid) ?? 0,
  }));
  return lines.every(({ quantity, refundedQuantity }) => quantity === refundedQuantity)
    ? NOTHING
    : { goodsCents: goodsLeft(lines), lateCents: makeGood(order, at) };
};

/** What a completed order earns: the voucher that its store promised with it, and the red packet of one that came late. */
const giveRewards = async (
  query: Query,
  business: StoreKind,
  { id: orderId, userId, storeId, snapshot: { store, promise } }: LifeOrder,
  { goodsCents, lateCents }: Delivered,
  at: Instant,
): Promise<void> => {
  if (promise !== undefined)
    await offersPort().completed(
      query,
      { business, orderId, userId, storeId, storeName: store.name, goodsCents, promise },
      at,
    );
  await offersPort().late(query, { business, orderId, userId, amount: lateCents }, at);
};

/** Moves an order and writes its event, in the caller's transaction. Null when the move is not legal, or somebody else was quicker: then nothing changed. */
export const moveBy =
  <O extends LifeOrder, M extends string>({
    business,
    tables,
    moves,
    compareAndSet,
    moved,
  }: OrderKind<O, M>) =>
  async (
    query: Query,
    order: O,
    kind: LifeMove | M,
    at: Instant,
    { patch = {}, facts = {} }: With = {},
  ): Promise<O | null> => {
    const next = standingAfter(moves, order, kind);
    if (next === null || !(await compareAndSet(query, order, next, patch))) return null;
    const seq = order.seq + 1;
    const isDone = kind === 'COMPLETED';
    const delivered = isDone
      ? deliveredBy(order, await refundsOf(tables.refunds)(query, order), at)
      : NOTHING;
    await addEvent(tables.events)(query, order, {
      seq,
      at,
      kind,
      facts: delivered.lateCents > 0 ? { ...facts, makeGoodCents: delivered.lateCents } : facts,
    });
    const after = { ...order, ...next, ...patch, seq };
    const money = entryMoney(order, after, kind);
    if (money !== null) await addEntry(query, after, { ...money, kind: business, at });
    await moved(query, after, kind, at);
    await tellDesk(query, business, order, kind, at);
    if (isDone) await giveRewards(query, business, order, delivered, at);
    return after;
  };
