import { asId, type MerchantId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** A guest's report of a store as the platform's people see it, without the guest. `settled`: null while it waits. */
export type StoreReport = {
  id: string;
  merchantId: MerchantId;
  storeId: StoreId;
  reason: number;
  note: string;
  pictures: readonly string[];
  at: Instant;
  settled: Settled | null;
};
type Settled = { at: Instant; by: string };

const settledOf = (row: { settled_at: number | null; settled_by: string | null }): Settled | null =>
  row.settled_at === null ? null : { at: instant(row.settled_at), by: row.settled_by ?? '' };

const REPORT_ROW = row(TABLES.takeout_report);
/** Reports of stores: those that wait, the oldest first, or all, the newest first. */
export const reportedStores = async (
  query: Query,
  { isWaiting, most }: { isWaiting: boolean; most: number },
): Promise<{ reports: StoreReport[]; hasMore: boolean }> => {
  const { rows } = await query(
    `SELECT * FROM takeout_report ${
      isWaiting
        ? 'WHERE settled_at IS NULL ORDER BY created_at ASC, id ASC'
        : 'ORDER BY created_at DESC, id DESC'
    } LIMIT $1`,
    [most + 1],
    REPORT_ROW,
  );
  const reports = rows.map((found) => ({
    id: found.id,
    merchantId: asId<MerchantId>(found.merchant_id),
    storeId: asId<StoreId>(found.store_id),
    reason: found.reason,
    note: found.note,
    pictures: found.pictures,
    at: instant(found.created_at),
    settled: settledOf(found),
  }));
  return { reports: reports.slice(0, most), hasMore: reports.length > most };
};

const SETTLED_ROW = row({
  settled_at: TABLES.takeout_report.settled_at,
  settled_by: TABLES.takeout_report.settled_by,
});
/** Settles a report, once: who was first stands. Null where there is none. */
export const settleStoreReport = async (
  query: Query,
  { id, by, at }: { id: string; by: string; at: Instant },
): Promise<{ isFirst: boolean; settled: Settled } | null> => {
  const { count } = await query(
    'UPDATE takeout_report SET settled_at = $2, settled_by = $3 WHERE id = $1 AND settled_at IS NULL',
    [id, at, by],
  );
  if (count === 1) return { isFirst: true, settled: { at, by } };
  const { rows } = await query(
    'SELECT settled_at, settled_by FROM takeout_report WHERE id = $1',
    [id],
    SETTLED_ROW,
  );
  const settled = rows[0] === undefined ? null : settledOf(rows[0]);
  return settled && { isFirst: false, settled };
};
