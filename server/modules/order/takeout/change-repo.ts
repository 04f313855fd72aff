import * as z from 'zod/mini';
import type { ChangeState } from '#shared/codes/desk-change.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { json, pick, row, type RowOf } from '#server/db/row.ts';
import { tableOf } from '#server/db/table.ts';
import { insertInto } from '#server/db/write.ts';
import { moneyField } from '#server/kit/document.ts';
import { boughtLine } from './order-document.ts';

const changeLines = z.array(
  z.object({
    lineId: z.string(),
    keep: z.number(),
    out: z.number(),
    /** As it would be bought: its share is what it takes over of the line that it stands in for. */
    substitute: z.nullable(boughtLine),
    worthCents: z.nullable(moneyField),
  }),
);
/** A line of a change: the pieces that stay, those that are out, and what comes instead. */
export type ChangeLineDoc = z.output<typeof changeLines>[number];

/** A change that a store offered. `backAmount`, `backGold`: what it gave back once it was settled. */
export type OrderChange = {
  merchantId: string;
  id: string;
  orderId: string;
  state: ChangeState;
  lines: readonly ChangeLineDoc[];
  offeredAt: Instant;
  answerBefore: Instant;
  answeredAt: Instant | null;
  backAmount: Cents;
  backGold: Cents;
};

const CHANGES = tableOf('order_change', { lines: json(changeLines) });
const NAMES = [
  'merchant_id',
  'id',
  'order_id',
  'state',
  'lines',
  'offered_at',
  'answer_before',
  'answered_at',
  'back_amount',
  'back_gold',
] as const;
const ROW = row(pick(CHANGES.columns, ...NAMES));
const COLUMNS = NAMES.join(', ');

const changeOf = (found: RowOf<typeof ROW>): OrderChange => ({
  merchantId: found.merchant_id,
  id: found.id,
  orderId: found.order_id,
  state: found.state,
  lines: found.lines,
  offeredAt: instant(found.offered_at),
  answerBefore: instant(found.answer_before),
  answeredAt: found.answered_at === null ? null : instant(found.answered_at),
  backAmount: cents(found.back_amount),
  backGold: cents(found.back_gold),
});

/** A change by its id alone: its guest does not name the merchant. */
export const findChange = async (query: Query, id: string): Promise<OrderChange | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM order_change WHERE id = $1`, [id], ROW);
  return rows[0] ? changeOf(rows[0]) : null;
};

/** The latest change of an order. */
export const latestChange = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<OrderChange | null> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM order_change WHERE merchant_id = $1 AND order_id = $2 ORDER BY offered_at DESC, id DESC LIMIT 1`,
    [merchantId, id],
    ROW,
  );
  return rows[0] ? changeOf(rows[0]) : null;
};

export const addChange = async (query: Query, change: OrderChange): Promise<void> => {
  await insertInto(query, CHANGES, {
    merchant_id: change.merchantId,
    id: change.id,
    order_id: change.orderId,
    state: change.state,
    lines: [...change.lines],
    offered_at: change.offeredAt,
    answer_before: change.answerBefore,
    answered_at: change.answeredAt,
    back_amount: change.backAmount,
    back_gold: change.backGold,
  });
};

type End = { state: ChangeState; at: Instant; backAmount: Cents; backGold: Cents };
/** Ends a change that waits: true for one caller only. */
export const endChange = async (
  query: Query,
  { merchantId, id }: { merchantId: string; id: string },
  { state, at, backAmount, backGold }: End,
): Promise<boolean> => {
  const { count } = await query(
    "UPDATE order_change SET state = $3, answered_at = $4, back_amount = $5, back_gold = $6 WHERE merchant_id = $1 AND id = $2 AND state = 'OPEN'",
    [merchantId, id, state, at, backAmount, backGold],
  );
  return count === 1;
};
