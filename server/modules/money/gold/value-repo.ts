import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

export type ValueKind = 'gold' | 'mcoin';
/** What a member has besides money: gold in cents, a row a piece; mCoin in coins, one row. `balance`: what is left and not held by an order; with what orders took and did not give back it is the `face`. */
export type StoredValue = {
  userId: string;
  id: string;
  kind: ValueKind;
  orderId: string;
  name: Bilingual;
  bag: Bilingual;
  face: Cents;
  balance: Cents;
  limitAmount: Cents;
  startAt: Instant;
  endAt: Instant;
};
const ROW = row({
  ...pick(
    TABLES.stored_value,
    'user_id',
    'id',
    'order_id',
    'name_zh',
    'name_en',
    'bag_zh',
    'bag_en',
    'face',
    'balance',
    'limit_amount',
    'start_at',
    'end_at',
  ),
  kind: TABLES.stored_value.kind,
});
type Raw = RowOf<typeof ROW>;

const COLUMNS =
  'user_id, id, kind, order_id, name_zh, name_en, bag_zh, bag_en, face, balance, limit_amount, start_at, end_at';
const valueOf = (row: Raw): StoredValue => ({
  userId: row.user_id,
  id: row.id,
  kind: row.kind,
  orderId: row.order_id,
  name: { zh: row.name_zh, en: row.name_en },
  bag: { zh: row.bag_zh, en: row.bag_en },
  face: cents(row.face),
  balance: cents(row.balance),
  limitAmount: cents(row.limit_amount),
  startAt: instant(row.start_at),
  endAt: instant(row.end_at),
});
const find = async (
  query: Query,
  where: string,
  params: Parameters<Query>[1],
): Promise<StoredValue[]> =>
  (await query(`SELECT ${COLUMNS} FROM stored_value WHERE ${where}`, params, ROW)).rows.map(
    valueOf,
  );

export const addValue = async (query: Query, value: StoredValue): Promise<void> => {
  await insertInto(query, 'stored_value', {
    user_id: value.userId,
    id: value.id,
    kind: value.kind,
    order_id: value.orderId,
    name_zh: value.name.zh,
    name_en: value.name.en,
    bag_zh: value.bag.zh,
    bag_en: value.bag.en,
    face: value.face,
    balance: value.balance,
    limit_amount: value.limitAmount,
    start_at: value.startAt,
    end_at: value.endAt,
  });
};

export const valuesByIds = (
  query: Query,
  userId: string,
  ids: readonly string[],
): Promise<StoredValue[]> => find(query, 'user_id = $1 AND id = ANY($2::text[])', [userId, ids]);

/** No member has more to choose from than can be shown. */
const MOST_CHOICES = 200;
/** Pieces of a kind that are not over, the soonest to end first. */
export const valuesInDate = (
  query: Query,
  userId: string,
  kind: ValueKind,
  now: Instant,
): Promise<StoredValue[]> =>
  find(
    query,
    `user_id = $1 AND kind = $2 AND end_at >= $3 ORDER BY end_at ASC, id ASC LIMIT ${MOST_CHOICES}`,
    [userId, kind, now],
  );

const HELD = `EXISTS (SELECT 1 FROM stored_value_use u WHERE u.user_id = stored_value.user_id AND u.value_id = stored_value.id AND u.state = 'reserved')`;
/** What each list holds at moment $2, and in which order it shows it. */
const LISTS = {
  all: '$2::bigint > 0 ORDER BY start_at DESC, id DESC',
  usable: `end_at >= $2 AND (balance > 0 OR ${HELD}) ORDER BY CASE WHEN balance > 0 THEN 0 ELSE 1 END ASC, end_at ASC, id ASC`,
  used: `$2::bigint > 0 AND EXISTS (SELECT 1 FROM stored_value_use u WHERE u.user_id = stored_value.user_id AND u.value_id = stored_value.id AND u.state = 'used') ORDER BY start_at DESC, id DESC`,
  expired: 'end_at < $2 AND balance > 0 ORDER BY end_at DESC, id DESC',
} as const;

/** A page of a member's gold; one more than asked for shows whether there is another. */
export const goldPage = (
  query: Query,
  asked: { userId: string; list: keyof typeof LISTS; now: Instant; offset: number; size: number },
): Promise<StoredValue[]> =>
  find(query, `user_id = $1 AND kind = 'gold' AND ${LISTS[asked.list]} LIMIT $3 OFFSET $4`, [
    asked.userId,
    asked.now,
    asked.size + 1,
    asked.offset,
  ]);

export type GoldSums = { total: Cents; held: Cents; soon: Cents };
const GOLD_SUMS_ROW = row({ total: orNull(num), soon: orNull(num) });
const HELD_ROW = row({ held: orNull(num) });
/** What a member may spend now, what of that ends before a moment, and what orders hold. */
export const goldSums = async (
  query: Query,
  userId: string,
  { now, soon }: { now: Instant; soon: Instant },
): Promise<GoldSums> => {
  const {
    rows: [row],
  } = await query(
    `SELECT sum(balance) AS total, sum(CASE WHEN end_at < $3 THEN balance ELSE 0 END) AS soon FROM stored_value WHERE user_id = $1 AND kind = 'gold' AND end_at >= $2`,
    [userId, now, soon],
    GOLD_SUMS_ROW,
  );
  const {
    rows: [held],
  } = await query(
    `SELECT sum(taken - returned) AS held FROM stored_value_use WHERE user_id = $1 AND kind = 'gold' AND state = 'reserved'`,
    [userId],
    HELD_ROW,
  );
  return {
    total: cents(row?.total ?? 0),
    soon: cents(row?.soon ?? 0),
    held: cents(held?.held ?? 0),
  };
};

/** Takes off a balance, if so much is left: of two orders that want the same the second is refused. */
export const takeOff = async (
  query: Query,
  { userId, id, amount }: { userId: string; id: string; amount: Cents },
): Promise<boolean> =>
  (
    await query(
      'UPDATE stored_value SET balance = balance - $3 WHERE user_id = $1 AND id = $2 AND balance >= $3',
      [userId, id, amount],
    )
  ).count === 1;

/** Lays a part that comes back beside its piece, as a piece of its own until `endAt`; the face of that part goes with it. */
export const layBeside = async (
  query: Query,
  piece: StoredValue,
  { id, amount, endAt }: Pick<StoredValue, 'id' | 'endAt'> & { amount: Cents },
): Promise<void> => {
  await query('UPDATE stored_value SET face = face - $3 WHERE user_id = $1 AND id = $2', [
    piece.userId,
    piece.id,
    amount,
  ]);
  await addValue(query, { ...piece, id, face: amount, balance: amount, endAt });
};

/** Puts back onto a balance; what is over lasts until `endAt`. */
export const putBack = async (
  query: Query,
  { userId, id, amount, endAt }: { userId: string; id: string; amount: Cents; endAt: Instant },
): Promise<void> => {
  await query(
    'UPDATE stored_value SET balance = balance + $3, end_at = $4 WHERE user_id = $1 AND id = $2',
    [userId, id, amount, endAt],
  );
};
