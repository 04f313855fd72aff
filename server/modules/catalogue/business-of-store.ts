import type { Query } from '#server/db/db.ts';
import { bool, row } from '#server/db/row.ts';

/** What a store sells: dishes to take away, or deals. */
export type StoreBusiness = 'takeout' | 'group';

const ROW = row({ is_takeout: bool, is_group: bool });

/** The business of a store by its id alone; null where there is no such store. */
export const businessOfStore = async (
  query: Query,
  storeId: string,
): Promise<StoreBusiness | null> => {
  const { rows } = await query(
    `SELECT EXISTS (SELECT 1 FROM takeout_store WHERE id = $1) AS is_takeout, EXISTS (SELECT 1 FROM store WHERE id = $1) AS is_group`,
    [storeId],
    ROW,
  );
  const [found] = rows;
  if (found?.is_takeout === true) return 'takeout';
  return found?.is_group === true ? 'group' : null;
};
