import { GIVE_BACK_MISSING } from '#shared/codes/desk-change.ts';
import { addCents, cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import { offersPort } from '../life/offers-port.ts';
import { useKey } from '../life/order.ts';
import { mostOf } from '../life/refund-facts.ts';
import { refundedPieces, type Refund, type RefundItem } from '../life/refund-repo.ts';
import { giveValueBack, isAllBack } from '../life/value-back.ts';
import { addRefund, giveWholeBack, moveOrder, payBack, refundsOf } from '../takeout/life.ts';
import { givePartBack, withoutPieces } from '../takeout/goods-back.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import { papersPort } from '../takeout/papers-port.ts';
import type { Doing } from '../takeout/store-acts.ts';

/** What a store gives back: pieces, money and gold. */
export type Sum = { items: readonly RefundItem[]; amount: Cents; gold: Cents };

/** Pieces of an order that its guest still has. */
const hasPieces = (
  { lines }: Pick<TakeoutOrder, 'lines'>,
  refunds: readonly Refund[],
  items: readonly RefundItem[],
): boolean => {
  const gone = refundedPieces(refunds);
  for (const { lineId, quantity } of items) gone.set(lineId, (gone.get(lineId) ?? 0) + quantity);
  return lines.some(({ uuid, quantity }) => (gone.get(uuid) ?? 0) < quantity);
};

/** A sum as it goes back: never more than is left; all that is left where nothing stays that could leave the store. */
export const sumOf = (order: TakeoutOrder, refunds: readonly Refund[], sum: Sum): Sum =>
  order.handedAt === null && sum.items.length > 0 && !hasPieces(order, refunds, sum.items)
    ? {
        ...sum,
        amount: cents(order.total - order.refundAmount),
        gold: cents(order.quote.totals.goldCents - order.goldRefund),
      }
    : { ...sum, amount: mostOf(order, sum.amount) };

type More = Doing & {
  refundId: Refund['id'];
  kind: 'change' | 'given';
  reason: number;
  note: string;
};

const keep = async (
  query: Query,
  order: TakeoutOrder,
  { items, amount, gold }: Sum,
  { at, refundId: id, kind, reason, note }: More,
): Promise<void> => {
  await addRefund(query, {
    merchantId: order.merchantId,
    id,
    orderId: order.id,
    userId: order.userId,
    kind,
    reason,
    note,
    photos: [],
    items,
    parts: {
      delivery: ZERO,
      platform: ZERO,
      bag: ZERO,
      ...(gold > 0 && { gold }),
    },
    amount,
    isWhole: false,
    progress: 1,
    requestedAt: at,
    settledAt: at,
    isAutomatic: true,
  });
};

type Given = { order: TakeoutOrder; announce?: () => Promise<void> };

const give = async (
  query: Query,
  order: TakeoutOrder,
  sum: Sum,
  more: More,
): Promise<Given | null> => {
  const { amount, gold, items } = sum;
  const { at, by, refundId, kind, reason, note } = more;
  // the pieces of a change are settled with it, by whoever moved the order
  const isChange = kind === 'change';
  if (amount === 0 && gold === 0 && (isChange || items.length === 0)) {
    if (items.length > 0) await keep(query, order, sum, more);
    return { order };
  }
  const money = addCents(order.refundAmount, amount);
  const isAll = isAllBack(order, { money, gold });
  const moved = await moveOrder(
    query,
    order,
    isAll ? 'LINES_REFUNDED_LAST' : 'LINES_REFUNDED',
    at,
    {
      patch: {
        refundAmount: money,
        goldRefund: addCents(order.goldRefund, gold),
        refundStatus: isAll ? 2 : 1,
        refundAt: at,
        givenBack: addCents(order.givenBack, amount),
        ...(isAll && { closeReason: 'STORE' as const }),
      },
      facts: { ...by, amount, ...(reason > 0 && { reason }), ...(note !== '' && { note }) },
    },
  );
  if (moved === null) return null;
  await keep(query, order, sum, more);
  await payBack(query, order, { refundId, amount, at });
  const isMissing = !isChange && reason === GIVE_BACK_MISSING;
  if (isAll) {
    await giveWholeBack(query, isMissing ? withoutPieces(order, items) : order, at);
    return { order: moved };
  }
  const part =
    isChange || items.length === 0 ? null : await givePartBack(query, order, { items, isMissing });
  await giveValueBack(query, order, { gold, money, at });
  if (!hasPieces(order, await refundsOf(query, order), []))
    await offersPort().endGiven(query, useKey(order), at);
  return part === null
    ? { order: moved }
    : { order: { ...moved, lines: part.lines }, announce: part.announce };
};

/** What a store gives back by itself goes its way, in the caller's transaction: no request of the guest is counted (decision DA11). Null when another call was first. */
export const giveByStore = async (
  query: Query,
  order: TakeoutOrder,
  sum: Sum,
  more: More,
): Promise<TakeoutOrder | null> => {
  const given = await give(query, order, sum, more);
  if (given === null) return null;
  if (sum.items.length > 0) await papersPort().changed(query, given.order, more.at);
  await given.announce?.();
  return given.order;
};
