import type { CouponBusiness } from '#shared/codes/coupon.ts';
import type { Query } from '#server/db/db.ts';
import { bool, orNull, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

const ROW = row({ kind: orNull(TABLES.takeout_store.kind), is_group: bool });

/** The business of a store by its id alone; null where there is no such store. */
export const businessOfStore = async (
  query: Query,
  storeId: string,
): Promise<CouponBusiness | null> => {
  const { rows } = await query(
    `SELECT (SELECT kind FROM takeout_store WHERE id = $1) AS kind, EXISTS (SELECT 1 FROM store WHERE id = $1) AS is_group`,
    [storeId],
    ROW,
  );
  const [found] = rows;
  if (found?.kind) return found.kind;
  return found?.is_group === true ? 'group' : null;
};
