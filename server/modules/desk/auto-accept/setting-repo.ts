import { STORE_WAYS } from '#shared/codes/desk-live.ts';
import { cents } from '#shared/kernel/money.ts';
import type { AutoAccept } from '#shared/order/desk/auto-accept.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

type Place = { merchantId: string; storeId: string };

const ROW = row(pick(TABLES.desk_setting, 'store_id', 'auto_ways', 'auto_amount', 'auto_open'));
const settingOf = (found: RowOf<typeof ROW>): AutoAccept => ({
  ways: STORE_WAYS.filter((way) => found.auto_ways.includes(way)),
  mostAmount: cents(found.auto_amount),
  mostOpen: found.auto_open,
});

/** What stores accept by themselves, of those that were set. */
export const settingsOf = async (
  query: Query,
  { merchantId, storeIds }: { merchantId: string; storeIds: readonly string[] },
): Promise<ReadonlyMap<string, AutoAccept>> => {
  const { rows } = await query(
    'SELECT store_id, auto_ways, auto_amount, auto_open FROM desk_setting WHERE merchant_id = $1 AND store_id = ANY($2::text[])',
    [merchantId, storeIds],
    ROW,
  );
  return new Map(rows.map((found) => [found.store_id, settingOf(found)]));
};

/** The setting of a store, which nobody else holds or changes until the end of the transaction. */
export const holdSetting = async (
  query: Query,
  { merchantId, storeId }: Place,
): Promise<AutoAccept | null> => {
  const { rows } = await query(
    'SELECT store_id, auto_ways, auto_amount, auto_open FROM desk_setting WHERE merchant_id = $1 AND store_id = $2 FOR UPDATE',
    [merchantId, storeId],
    ROW,
  );
  return rows[0] === undefined ? null : settingOf(rows[0]);
};

export const saveSetting = async (
  query: Query,
  { merchantId, storeId }: Place,
  { ways, mostAmount, mostOpen }: AutoAccept,
): Promise<void> => {
  await insertInto(
    query,
    'desk_setting',
    {
      merchant_id: merchantId,
      store_id: storeId,
      auto_ways: [...new Set(ways)],
      auto_amount: mostAmount,
      auto_open: mostOpen,
    },
    'ON CONFLICT (merchant_id, store_id) DO UPDATE SET auto_ways = excluded.auto_ways, auto_amount = excluded.auto_amount, auto_open = excluded.auto_open',
  );
};
