import type { Db } from '#server/db/db.ts';
import { must } from '#shared/kernel/result.ts';
import { DAY, dayOf, instant } from '#shared/kernel/time.ts';
import { monthWindow } from '#shared/member/points.ts';
import { addBuyers } from '../flash/buyers.ts';

/** More rows to copy from make the copying slow. */
const PATTERNS = 6;

type Copies = {
  count: number;
  /** Which rows of the town are copied, in turn. */
  like: string;
  /** SQL of what is another in the copy `n` of a row `c`; $2 is now. */
  change: Readonly<Record<string, string>>;
};

/** Copies of rows of the town, with what is another in each. */
const copyRows = async (
  { query }: Db,
  table: string,
  { count, like, change }: Copies,
): Promise<void> => {
  const { rows } = await query(`SELECT * FROM ${table} WHERE ${like} LIMIT 1`);
  const columns = Object.keys(must(rows[0], `a row of ${table} in the town`));
  await query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${columns.map((column) => change[column] ?? `c.${column}`).join(', ')}
     FROM generate_series(0, $1::int8 - 1) AS n
     JOIN (SELECT *, row_number() OVER () - 1 AS copied_place, count(*) OVER () AS copied_of FROM (SELECT * FROM ${table} WHERE ${like} LIMIT ${PATTERNS}) AS l) AS c ON c.copied_place = n % c.copied_of
     WHERE $2::int8 > 0`,
    [count, Date.now()],
  );
};

const ago = (days: string): string => `$2::int8 - (${days}) * ${DAY}::int8`;
const member = (each: number): string => `'bench-buyer-' || (n / ${each})`;
const BENCH_ID = `'bench-' || n`;
/** Nobody reads what such an order was made of here. */
const NOTHING = `'{}'::jsonb`;

const OFFERS = 6;
const ENTRIES = 12;
const ORDERS = 2;

const addOffers = (db: Db, members: number): Promise<void> =>
  copyRows(db, 'member_offer', {
    count: members * OFFERS,
    like: `state = 'claimed' AND kind <> 'mallCoupon'`,
    change: {
      user_id: member(OFFERS),
      id: BENCH_ID,
      offer_id: BENCH_ID,
      state: `CASE n % ${OFFERS} WHEN 0 THEN 'used' WHEN 1 THEN 'expired' ELSE 'claimed' END`,
      claimed_at: ago('20'),
      start_at: ago('20'),
      end_at: ago('n % 30 - 30'),
      used_at: `CASE n % ${OFFERS} WHEN 0 THEN ${ago('5')} END`,
    },
  });

const addCards = async (db: Db, members: number): Promise<void> => {
  const one = { user_id: member(1), id: BENCH_ID };
  const time = { start_at: ago('n % 25'), end_at: ago('n % 25 - 30') };
  const like = `id = 'demo-card-month'`;
  await copyRows(db, 'member_period', { count: members, like, change: { ...one, ...time } });
  await copyRows(db, 'member_order', {
    count: members,
    like,
    change: { ...one, ...time, paid_at: ago('n % 25') },
  });
};

/** Points of a year; two orders of the last days are still to come. */
const addPoints = async (db: Db, members: number): Promise<void> => {
  await copyRows(db, 'point_entry', {
    count: members * ENTRIES,
    like: `kind = 'TAKEOUT' AND amount > 0`,
    change: {
      user_id: member(ENTRIES),
      source: `'order:old-' || n`,
      ref: `'old-' || n`,
      at: ago(`10 + (n % ${ENTRIES}) * 28`),
      expires_at: ago('-60'),
    },
  });
  const at = ago(`1 + (n % ${ORDERS}) * 2`);
  await copyRows(db, 'takeout_order', {
    count: members * ORDERS,
    like: `id = 'demo-points-0'`,
    change: {
      user_id: member(ORDERS),
      id: BENCH_ID,
      order_no: BENCH_ID,
      created_at: at,
      paid_at: at,
      completed_at: at,
      lines: NOTHING,
      quote: NOTHING,
      snapshot: NOTHING,
    },
  });
  await copyRows(db, 'takeout_comment', {
    count: members,
    like: 'NOT is_deleted',
    change: { user_id: member(1), id: BENCH_ID, order_id: BENCH_ID, created_at: ago('70') },
  });
};

/** So many rows of one member's bill, all of this month. */
export const addBill = (
  db: Db,
  { userId, count }: { userId: string; count: number },
): Promise<void> =>
  copyRows(db, 'point_entry', {
    count,
    like: `kind = 'TAKEOUT' AND amount > 0`,
    change: {
      user_id: `'${userId}'`,
      source: `'order:bill-' || n`,
      ref: `'bill-' || n`,
      at: `$2::int8 - (($2::int8 - ${monthWindow(dayOf(instant(Date.now())).slice(0, 7)).from}) * n / ${count})`,
      expires_at: ago('-60'),
    },
  });

const addDeals = async (db: Db, members: number): Promise<void> => {
  const used = `EXISTS (SELECT 1 FROM verify_log l WHERE l.order_id = group_order.id AND l.state = 'OK')`;
  await copyRows(db, 'group_order', {
    count: members,
    like: used,
    change: {
      user_id: member(1),
      id: BENCH_ID,
      order_no: BENCH_ID,
      created_at: ago('71'),
      paid_at: ago('71'),
    },
  });
  await copyRows(db, 'verify_log', {
    count: members,
    like: `state = 'OK' AND order_id IS NOT NULL`,
    change: { id: BENCH_ID, order_id: BENCH_ID, at: ago('70'), receipt_no: 'NULL' },
  });
};

/** So many members beside those of the town, each with a card, a wallet, points, orders, a review and a deal that was used. */
export const growMembers = async (db: Db, members: number): Promise<void> => {
  await addBuyers(db, members);
  await addOffers(db, members);
  await addCards(db, members);
  await addPoints(db, members);
  await addDeals(db, members);
  await db.query('ANALYZE');
};
