import { hashPassword } from '#server/modules/staff/index.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Db, Param, Query } from '../../db/db.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { claimSetting, readSetting } from '../../db/settings.ts';
import { DEMO_PASSWORD } from '../people.ts';
import { makeRecords, MERCHANT, type Wanted } from './make.ts';
import { CREW } from './shape.ts';
import { row, text } from '#server/db/row.ts';

const PLAN = 'demo.records';
const DONE = 'demo.records.done';
const CHUNK = 2000;
const NAME = /^[a-z_]+$/;
/** In the order of their references: referenced rows first. */
const TABLES = [
  'app_user',
  'device',
  'group_order',
  'trade',
  'voucher',
  'verify_log',
  'verify_undo',
] as const;

type Row = Readonly<Record<string, Param>>;

/** Many rows in one statement, as JSON; what is there already stays. Names come from code. */
const writeRows = async (query: Query, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  if (![table, ...columns].every((name) => NAME.test(name)))
    throw new RangeError('not a column name');
  for (let from = 0; from < rows.length; from += CHUNK) {
    const names = columns.join(', ');
    await query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows.slice(from, from + CHUNK))],
    );
  }
};

/** The cashiers that the records name and the town does not have; they sign in like the others. */
const addCrew = async (query: Query): Promise<void> => {
  const { rows } = await query(
    'SELECT account FROM operator WHERE merchant_id = $1',
    [MERCHANT],
    row({ account: text }),
  );
  const missing = CREW.filter(
    ({ account, isNew }) => isNew && !rows.some((known) => known.account === account),
  );
  if (missing.length === 0) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await insertRows(
    query,
    'operator',
    missing.map(({ account, name, stores }) => ({
      merchant_id: MERCHANT,
      id: `staff-${account}`,
      account,
      name_zh: name.zh,
      name_en: name.en,
      role: 'cashier',
      password_hash,
      store_ids: [...stores],
      is_active: true,
      locked_until: 0,
    })),
  );
};

/** Products count what was paid for, the orders of the records too. */
const countSold = async (query: Query): Promise<void> => {
  await query(
    `UPDATE product SET sold = (SELECT COALESCE(sum(o.quantity), 0)::int4 FROM group_order o WHERE o.merchant_id = $1 AND o.product_id = product.id AND o.status = 1) WHERE merchant_id = $1`,
    [MERCHANT],
  );
};

export type Seeded = { isNew: boolean; count: number };

/**
 * Fills a database that has the town with records, once. The plan is stored first: the next run finishes an interrupted one, with the same rows.
 * `report` is called for each table with its number of rows.
 */
export const seedRecords = async (
  { query }: Pick<Db, 'query'>,
  asked: Wanted,
  report: (table: string, rows: number) => void = () => undefined,
): Promise<Seeded> => {
  const plan = JSON.parse(await claimSetting(query, PLAN, JSON.stringify(asked))) as Omit<
    Wanted,
    'until'
  > & { until: number };
  if ((await readSetting(query, DONE)) !== null) return { isNew: false, count: plan.count };
  const until: Instant = instant(plan.until);
  const made = makeRecords({ ...plan, until });
  await addCrew(query);
  for (const table of TABLES) {
    await writeRows(query, table, made[table]);
    report(table, made[table].length);
  }
  await countSold(query);
  // statistics for the planner, which autovacuum would make a minute later
  for (const table of TABLES) await query(`ANALYZE ${table}`);
  await claimSetting(query, DONE, '1');
  return { isNew: true, count: plan.count };
};
