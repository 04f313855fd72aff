import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ClosingLoss, ClosingObstacle } from '#shared/codes/account-closing.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { num, row } from '#server/db/row.ts';
import { lossesPort } from './losses-port.ts';

export type Obstacle = { kind: ClosingObstacle; count: number };
export type Loss = { kind: ClosingLoss; count: number; amount: Cents };

const { valid, refunding } = voucherStatus.codes;

const COUNT_OF_ROW = row({ n: num });
const countOf = async (query: Query, sql: string, params: Parameters<Query>[1]): Promise<number> =>
  (await query(`SELECT CAST(count(*) AS int4) AS n FROM ${sql}`, params, COUNT_OF_ROW)).rows[0]
    ?.n ?? 0;

/** Orders of a shop that are under way, or wait for their payment. */
const openOrders =
  (kind: StoreKind) =>
  (query: Query, userId: string, now: Instant): Promise<number> =>
    countOf(
      query,
      'takeout_order WHERE user_id = $1 AND kind = $3 AND (status IN (1, 2, 3) OR (status = 0 AND pay_before >= $2))',
      [userId, now, kind],
    );

/** An order that waits for its payment until a moment, or is under way; a refund that somebody still has to answer. */
const OBSTACLES: Readonly<
  Record<ClosingObstacle, (query: Query, userId: string, now: Instant) => Promise<number>>
> = {
  takeoutOrders: openOrders('takeout'),
  marketOrders: openOrders('market'),
  groupOrders: (query, userId, now) =>
    countOf(query, 'group_order WHERE user_id = $1 AND status = 0 AND pay_before >= $2', [
      userId,
      now,
    ]),
  goldOrders: (query, userId, now) =>
    countOf(query, 'gold_order WHERE user_id = $1 AND status = 0 AND pay_before >= $2', [
      userId,
      now,
    ]),
  // the card's, and those of coupon groups
  memberOrders: (query, userId, now) =>
    countOf(
      query,
      '(SELECT user_id, status, pay_before FROM member_order UNION ALL SELECT user_id, status, pay_before FROM combo_order) open WHERE user_id = $1 AND status = 0 AND pay_before >= $2',
      [userId, now],
    ),
  refunds: async (query, userId) =>
    (await countOf(query, 'takeout_order WHERE user_id = $1 AND refund_progress = $2', [
      userId,
      refundProgress.codes.pending,
    ])) +
    (await countOf(
      query,
      'group_order g JOIN voucher v ON v.merchant_id = g.merchant_id AND v.order_id = g.id WHERE g.user_id = $1 AND v.status = $2',
      [userId, refunding],
    )),
};

const WORTH_ROW = row({ n: num, amount: num });
const worthOf = async (
  query: Query,
  sql: string,
  params: Parameters<Query>[1],
): Promise<{ count: number; amount: Cents }> => {
  const { rows } = await query(sql, params, WORTH_ROW);
  return { count: rows[0]?.n ?? 0, amount: cents(rows[0]?.amount ?? 0) };
};

/** A piece of the wallet that could still be used: of the member $1, at the moment $2. */
const USABLE_OFFER = `m.user_id = $1 AND m.state IN ('claimed', 'freed') AND m.end_at >= $2`;

const LOSSES: Readonly<
  Record<
    ClosingLoss,
    (query: Query, userId: string, now: Instant) => Promise<{ count: number; amount: Cents }>
  >
> = {
  groupVouchers: (query, userId, now) =>
    worthOf(
      query,
      `SELECT CAST(count(*) AS int4) AS n, CAST(COALESCE(sum(v.amount - v.amount_used), 0) AS bigint) AS amount FROM group_order g JOIN voucher v ON v.merchant_id = g.merchant_id AND v.order_id = g.id
    WHERE g.user_id = $1 AND v.status = $2 AND v.valid_to >= $3`,
      [userId, valid, now],
    ),
  gold: (query, userId, now) =>
    worthOf(
      query,
      `SELECT CAST(count(*) AS int4) AS n, CAST(COALESCE(sum(balance), 0) AS bigint) AS amount FROM stored_value WHERE user_id = $1 AND kind = 'gold' AND balance > 0 AND end_at >= $2`,
      [userId, now],
    ),
  // coins are counted as coins: what they are worth is the payment's own rule
  mCoin: (query, userId, now) =>
    worthOf(
      query,
      `SELECT CAST(COALESCE(sum(balance), 0) AS int4) AS n, CAST(0 AS bigint) AS amount FROM stored_value WHERE user_id = $1 AND kind = 'mcoin' AND balance > 0 AND end_at >= $2`,
      [userId, now],
    ),
  offers: (query, userId, now) =>
    worthOf(
      query,
      `SELECT CAST(count(*) AS int4) AS n, CAST(0 AS bigint) AS amount FROM member_offer m WHERE ${USABLE_OFFER} AND NOT EXISTS (SELECT 1 FROM combo_piece p WHERE p.user_id = m.user_id AND p.id = m.id)`,
      [userId, now],
    ),
  // worth what was paid for them, but for what comes back by itself when they expire
  combos: (query, userId, now) =>
    worthOf(
      query,
      `SELECT CAST(count(*) AS int4) AS n, CAST(COALESCE(sum(p.share) FILTER (WHERE p.due_at IS NULL), 0) AS bigint) AS amount FROM combo_piece p JOIN member_offer m ON m.user_id = p.user_id AND m.id = p.id WHERE ${USABLE_OFFER}`,
      [userId, now],
    ),
  // points never pay, so that they are worth no money
  points: (query, userId) =>
    worthOf(
      query,
      'SELECT CAST(greatest(0, COALESCE(sum(amount), 0)) AS int4) AS n, CAST(0 AS bigint) AS amount FROM point_entry WHERE user_id = $1',
      [userId],
    ),
  pointsToCome: async (query, userId, now) => ({
    count: await lossesPort().pointsToCome(query, userId, now),
    amount: cents(0),
  }),
  // what was paid for those that run or are to come
  memberCard: (query, userId, now) =>
    worthOf(
      query,
      'SELECT CAST(count(*) AS int4) AS n, CAST(COALESCE(sum(o.total), 0) AS bigint) AS amount FROM member_period p JOIN member_order o ON o.user_id = p.user_id AND o.id = p.id WHERE p.user_id = $1 AND p.end_at >= $2',
      [userId, now],
    ),
  bankCards: (query, userId) =>
    worthOf(
      query,
      'SELECT CAST(count(*) AS int4) AS n, CAST(0 AS bigint) AS amount FROM bank_card WHERE user_id = $1',
      [userId],
    ),
};

const kinds = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(table) as K[];

/** Obstacles to closing an account; kinds without any are left out. */
export const obstaclesOf = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<Obstacle[]> => {
  const found: Obstacle[] = [];
  for (const kind of kinds(OBSTACLES))
    found.push({ kind, count: await OBSTACLES[kind](query, userId, now) });
  return found.filter(({ count }) => count > 0);
};

/** What would be lost with an account; what there is none of is left out. */
export const lossesOf = async (query: Query, userId: string, now: Instant): Promise<Loss[]> => {
  const found: Loss[] = [];
  for (const kind of kinds(LOSSES))
    found.push({ kind, ...(await LOSSES[kind](query, userId, now)) });
  return found.filter(({ count }) => count > 0);
};
