import type { Query } from '#server/db/db.ts';
import { num, pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { TakeoutStore } from '../store/store-repo.ts';

/** Which goods of a store an activity is for. */
export type GoodsScope =
  | { of: 'all' }
  | { of: 'ids' | 'classes' | 'brands'; ids: readonly string[] }
  | { of: 'discount' | 'purchase'; activityId: string };

/** The condition of a scope, and the value of its `$2`. */
const WHERE: Readonly<Record<GoodsScope['of'], string>> = {
  all: '$2::text[] IS NOT NULL',
  ids: 'id = ANY($2::text[])',
  classes: 'classify_id = ANY($2::text[])',
  brands: `(facts #> '{goods,brandChain}') ?| $2::text[]`,
  discount: 'discount_id = ANY($2::text[]) AND discount_stock <> 0 AND stock <> 0',
  purchase: 'purchase_id = ANY($2::text[])',
};
const valuesOf = (scope: GoodsScope): readonly string[] =>
  'ids' in scope ? scope.ids : 'activityId' in scope ? [scope.activityId] : [];

const ID_ROW = row(pick(TABLES.takeout_product, 'id'));
/** Ids of goods on the shelf within a scope, in the store's own order, those sold out last. */
export const idsInScope = async (
  query: Query,
  { id }: TakeoutStore,
  scope: GoodsScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> => {
  const { rows } = await query(
    `SELECT id FROM takeout_product WHERE store_id = $1 AND ${WHERE[scope.of]} AND is_shelf ORDER BY stock = 0, position, id LIMIT $3 OFFSET $4`,
    [id, valuesOf(scope), limit, offset],
    ID_ROW,
  );
  return rows.map((found) => found.id);
};

const COUNT_ROW = row({ n: num });
export const countInScope = async (
  query: Query,
  { id }: TakeoutStore,
  scope: GoodsScope,
): Promise<number> => {
  const { rows } = await query(
    `SELECT CAST(count(*) AS int4) AS n FROM takeout_product WHERE store_id = $1 AND ${WHERE[scope.of]} AND is_shelf`,
    [id, valuesOf(scope)],
    COUNT_ROW,
  );
  return rows[0]?.n ?? 0;
};
