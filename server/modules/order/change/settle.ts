import type { ChangeState, OutOfStock } from '#shared/codes/desk-change.ts';
import { refundReason } from '#shared/codes/refund.ts';
import { asId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { endChange, type ChangeLineDoc, type OrderChange } from '../takeout/change-repo.ts';
import type { RefundId } from '../life/refund-repo.ts';
import { giveLinesBack } from '../takeout/held.ts';
import { moveOrder, refundsOf } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import { piecesBack } from '../takeout/order-lines.ts';
import { setLines } from '../takeout/order-repo.ts';
import type { BoughtLine } from '../takeout/snapshot.ts';
import type { Doing } from '../takeout/store-acts.ts';
import { giveByStore } from './give.ts';
import { figuresOf, sumOfChange } from './plan.ts';

/** How a change ends: in which state, which of its lines are taken, who says so. */
export type Answer = {
  state: Exclude<ChangeState, 'OPEN' | 'DROPPED'>;
  isTaken: (lineId: string) => boolean;
  /** What the guest chose at checkout, where that decides. */ choice?: OutOfStock | undefined;
} & Doing;

/** The lines of an order after a change: those that are out are marked, what comes instead is added. */
const linesAfter = (
  { lines }: TakeoutOrder,
  change: readonly ChangeLineDoc[],
  isTaken: Answer['isTaken'],
  outOf: (lineId: string) => number,
): BoughtLine[] => [
  ...lines.map((line) =>
    change.some(({ lineId }) => lineId === line.uuid)
      ? { ...line, outPieces: (line.outPieces ?? 0) + outOf(line.uuid) }
      : line,
  ),
  ...change.flatMap(({ lineId, substitute }) =>
    substitute !== null && isTaken(lineId) ? [substitute] : [],
  ),
];

/** What goes back to the stocks: substitutes that are not taken, and pieces that were there of a line that goes as a whole. */
const unused = (
  order: TakeoutOrder,
  change: readonly ChangeLineDoc[],
  isTaken: Answer['isTaken'],
): BoughtLine[] =>
  change
    .filter(({ lineId }) => !isTaken(lineId))
    .flatMap(({ lineId, keep, substitute }) => [
      ...(substitute === null ? [] : [substitute]),
      ...order.lines
        .filter(({ uuid }) => uuid === lineId && keep > 0)
        .map((line) => piecesBack({ ...line, outPieces: line.quantity - keep }, keep)),
    ]);

/**
 * Ends a change of an order, once: lines that are taken come as they were offered, of the others the
 * whole line goes back (decision DA9). In the caller's transaction. Null when another call was first.
 */
export const settleChange = async (
  query: Query,
  order: TakeoutOrder,
  change: OrderChange,
  { state, isTaken, choice, at, by }: Answer,
): Promise<TakeoutOrder | null> => {
  const moved = await moveOrder(query, order, 'CHANGE_ANSWERED', at, {
    patch: { changeId: null, changeBefore: null },
    facts: { ...by, state, ...(choice !== undefined && { choice }) },
  });
  if (moved === null) return null;
  const refunds = await refundsOf(query, order);
  const effective = change.lines.map((line) =>
    isTaken(line.lineId) ? line : { ...line, keep: 0, worthCents: null },
  );
  const figures = figuresOf(order, refunds, effective);
  const lines = linesAfter(order, change.lines, isTaken, (id) => figures.get(id)?.out ?? 0);
  await setLines(query, order, lines);
  const announce = await giveLinesBack(query, order, unused(order, change.lines, isTaken));
  const hasMore = lines.length > order.lines.length;
  const sum = sumOfChange(order, refunds, { figures, hasMore });
  await endChange(query, change, { state, at, backAmount: sum.amount, backGold: sum.gold });
  const given = await giveByStore(query, { ...moved, lines }, sum, {
    at,
    by,
    // a change gives back at most once, under its own id
    refundId: asId<RefundId>(change.id),
    kind: 'change',
    reason: refundReason.codes.outOfStock,
    note: '',
  });
  await announce();
  return given;
};
