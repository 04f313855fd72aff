import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { TakeoutStore } from './store-repo.ts';

/** Dishes of a class that a poster shows at most. */
const MOST = 60;

const ID_ROW = row(pick(TABLES.takeout_product, 'id'));
/** Dishes on the shelf in a class or below it, in the store's own order, those sold out last. */
export const idsOfClass = async (
  query: Query,
  { merchantId, id }: Pick<TakeoutStore, 'merchantId' | 'id'>,
  classId: string,
): Promise<string[]> => {
  const { rows } = await query(
    `SELECT id FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND is_shelf AND (classify_id = ANY($3::text[]) OR (facts #> '{goods,classChain}') ?| $3::text[])
     ORDER BY stock = 0, position, id LIMIT ${MOST}`,
    [merchantId, id, [classId]],
    ID_ROW,
  );
  return rows.map((found) => found.id);
};
