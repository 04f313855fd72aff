import { instant, type Instant } from '#shared/kernel/time.ts';
import { releaseAt } from '#shared/order/desk/release.ts';
import type { Query } from '#server/db/db.ts';
import { num, orNull, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type Asked = { now: Instant; readySince: Instant; most: number };

const ROW = row({
  ...pick(TABLES.takeout_order, 'desk_number', 'slot_at', 'cooked_at'),
  prep: orNull(num),
});

/** The numbers of a store's accepted orders that have not left it, and nothing else of them: in the making by payment, ready by when they were. Pre-orders come when they are begun. */
export const numbersInHouse = async (
  query: Query,
  { merchantId, storeId }: { merchantId: string; storeId: string },
  { now, readySince, most }: Asked,
): Promise<{ making: string[]; ready: { number: string; at: Instant }[] }> => {
  const { rows } = await query(
    `SELECT desk_number, slot_at, cooked_at, (snapshot -> 'store' ->> 'prepMinutes')::int AS prep FROM takeout_order
     WHERE merchant_id = $1 AND store_id = $2 AND status IN (2, 3) AND handed_at IS NULL AND (cooked_at IS NULL OR cooked_at > $3)
     ORDER BY paid_at DESC, id ASC LIMIT $4`,
    [merchantId, storeId, readySince, most * 2],
    ROW,
  );
  const oldestFirst = rows.toReversed();
  const isBegun = (found: (typeof rows)[number]): boolean => {
    const slotAt = found.slot_at === null ? null : instant(found.slot_at);
    const from = releaseAt({ slotAt, prepMinutes: found.prep ?? 0 });
    return from === null || from <= now;
  };
  return {
    making: oldestFirst
      .filter((found) => found.cooked_at === null && isBegun(found))
      .slice(-most)
      .map((found) => found.desk_number),
    ready: oldestFirst
      .flatMap(({ desk_number: number, cooked_at: at }) =>
        at === null ? [] : [{ number, at: instant(at) }],
      )
      .sort((a, b) => a.at - b.at)
      .slice(-most),
  };
};
