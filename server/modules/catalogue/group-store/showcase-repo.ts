import { asId, type Id, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import { json, num, pick, row, text, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { showcaseFacts, type ShowcaseFacts } from './page-document.ts';
import type { PlainStore } from './store-repo.ts';

/** A piece that a store shows and does not sell. */
export type ShowcasePiece = {
  id: Id<'showcase'>;
  storeId: StoreId;
  categoryId: string;
  name: Bilingual;
  picture: string;
  price: Cents | null;
  facts: ShowcaseFacts;
};

type Of = Pick<PlainStore, 'merchantId' | 'id'>;

const ROW = row({
  ...pick(
    TABLES.group_showcase,
    'store_id',
    'id',
    'category_id',
    'name_zh',
    'name_en',
    'picture',
    'price',
  ),
  facts: json(showcaseFacts),
});
const COLUMNS = 'store_id, id, category_id, name_zh, name_en, picture, price, facts';

const pieceOf = (found: RowOf<typeof ROW>): ShowcasePiece => ({
  id: asId(found.id),
  storeId: asId(found.store_id),
  categoryId: found.category_id,
  name: { zh: found.name_zh, en: found.name_en },
  picture: found.picture,
  price: found.price === null ? null : cents(found.price),
  facts: found.facts,
});

/** Pieces of a store in its order, of one category or ('') all. */
export const showcaseOf = async (
  query: Query,
  { merchantId, id }: Of,
  { categoryId, offset, size }: { categoryId: string; offset: number; size: number },
): Promise<ShowcasePiece[]> => {
  const { rows } = await query(
    `SELECT ${COLUMNS} FROM group_showcase WHERE merchant_id = $1 AND store_id = $2 AND ($3 = '' OR category_id = $3)
     ORDER BY position ASC, id ASC LIMIT $4::int4 OFFSET $5::int4`,
    [merchantId, id, categoryId, size, offset],
    ROW,
  );
  return rows.map(pieceOf);
};

const COUNT_ROW = row({ category_id: text, count: num });

/** How many pieces each category of a store has; categories without any are absent. */
export const showcaseCounts = async (
  query: Query,
  { merchantId, id }: Of,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(
    'SELECT category_id, CAST(count(*) AS int4) AS count FROM group_showcase WHERE merchant_id = $1 AND store_id = $2 GROUP BY category_id',
    [merchantId, id],
    COUNT_ROW,
  );
  return new Map(rows.map(({ category_id, count }) => [category_id, count]));
};

/** A piece by its id alone. */
export const findShowcasePiece = async (
  query: Query,
  id: string,
): Promise<ShowcasePiece | null> => {
  const { rows } = await query(`SELECT ${COLUMNS} FROM group_showcase WHERE id = $1`, [id], ROW);
  return rows[0] ? pieceOf(rows[0]) : null;
};
