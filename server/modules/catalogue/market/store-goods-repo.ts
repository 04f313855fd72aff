import { asId, type MerchantId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { num, pick, row, type RowOf } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

type OfStore = { merchantId: MerchantId; id: StoreId };

/** Where a class of a store stands; `parentId` '' is the first level. */
export type ClassLink = { id: string; parentId: string };
/** A class of a store. `own`: products on the shelf in this class itself, without those of its subclasses. */
export type MarketClass = ClassLink & { name: Bilingual; picture: string; own: number };

const LINK_ROW = row(pick(TABLES.takeout_classify, 'id', 'parent_id'));
const CLASS_ROW = row({
  ...pick(TABLES.takeout_classify, 'id', 'parent_id', 'name_zh', 'name_en', 'picture'),
  own: num,
});
/** The classes of a store in its own order, each with the count of its products on the shelf. */
export const marketClasses = async (
  query: Query,
  { merchantId, id }: OfStore,
): Promise<MarketClass[]> => {
  const { rows } = await query(
    `SELECT c.id, c.parent_id, c.name_zh, c.name_en, c.picture, CAST(coalesce(p.own, 0) AS int4) AS own FROM takeout_classify c
     LEFT JOIN (SELECT classify_id, count(*) AS own FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND is_shelf GROUP BY classify_id) p ON p.classify_id = c.id
     WHERE c.merchant_id = $1 AND c.store_id = $2 ORDER BY c.position, c.id`,
    [merchantId, id],
    CLASS_ROW,
  );
  return rows.map(({ id: classId, parent_id, name_zh, name_en, picture, own }) => ({
    id: classId,
    parentId: parent_id,
    name: { zh: name_zh, en: name_en },
    picture,
    own,
  }));
};

/** The classes of a store by their ids only: which stands below which. */
export const classLinks = async (
  query: Query,
  { merchantId, id }: OfStore,
): Promise<ClassLink[]> => {
  const { rows } = await query(
    'SELECT id, parent_id FROM takeout_classify WHERE merchant_id = $1 AND store_id = $2 ORDER BY position, id',
    [merchantId, id],
    LINK_ROW,
  );
  return rows.map(({ id: classId, parent_id }) => ({ id: classId, parentId: parent_id }));
};

/** What of a product its place in a list follows from. */
export type ListedProduct = {
  id: ProductId;
  price: Cents;
  sold: number;
  stock: number;
  discount: { activityId: string; price: Cents; stock: number } | null;
  flash: { activityId: string; price: Cents; stock: number } | null;
};

const LISTED_ROW = row(
  pick(
    TABLES.takeout_product,
    'id',
    'price',
    'sold',
    'stock',
    'discount_id',
    'discount_price',
    'discount_stock',
    'flash_id',
    'flash_price',
    'flash_stock',
  ),
);
const LISTED = `p.id, p.price, p.sold, p.stock, p.discount_id, p.discount_price, p.discount_stock, p.flash_id, p.flash_price, p.flash_stock`;

const offerOf = (activityId: string | null, price: number | null, stock: number) =>
  activityId === null || price === null ? null : { activityId, price: cents(price), stock };

const listedOf = (found: RowOf<typeof LISTED_ROW>): ListedProduct => ({
  id: asId(found.id),
  price: cents(found.price),
  sold: found.sold,
  stock: found.stock,
  discount: offerOf(found.discount_id, found.discount_price, found.discount_stock),
  flash: offerOf(found.flash_id, found.flash_price, found.flash_stock),
});

/** Products of classes: by `takeout_product_class`. */
export const LISTED_IN_CLASSES = `SELECT ${LISTED} FROM takeout_product p WHERE p.store_id = $1 AND p.classify_id = ANY($2::text[]) AND p.is_shelf ORDER BY p.position, p.id`;

const ID_ROW = row(pick(TABLES.takeout_product, 'id'));
/** Ids of some products on the shelf of some classes of a store, in its own order, what is sold out last. */
export const idsInClasses = async (
  query: Query,
  { id }: OfStore,
  classIds: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> => {
  const { rows } = await query(
    'SELECT id FROM takeout_product WHERE store_id = $1 AND classify_id = ANY($2::text[]) AND is_shelf ORDER BY stock = 0, position, id LIMIT $3 OFFSET $4',
    [id, classIds, limit, offset],
    ID_ROW,
  );
  return rows.map((found) => found.id);
};

/** All products on the shelf of some classes of a store in its own order, to be sorted by what a caller pays. */
export const listedInClasses = async (
  query: Query,
  { id }: OfStore,
  classIds: readonly string[],
): Promise<ListedProduct[]> => {
  const { rows } = await query(LISTED_IN_CLASSES, [id, classIds], LISTED_ROW);
  return rows.map(listedOf);
};

/** Counts a look at each of a store's products; ids that are none of its own are left out. Gives how many counted. */
export const countViews = async (
  query: Query,
  { merchantId, id }: OfStore,
  productIds: readonly string[],
): Promise<number> => {
  const { rows } = await query(
    `INSERT INTO market_browse (merchant_id, store_id, product_id, views)
     SELECT merchant_id, store_id, id, 1 FROM takeout_product WHERE merchant_id = $1 AND store_id = $2 AND id = ANY($3::text[]) ORDER BY id
     ON CONFLICT (merchant_id, store_id, product_id) DO UPDATE SET views = market_browse.views + 1 RETURNING 1 AS one`,
    [merchantId, id, productIds],
    row({ one: num }),
  );
  return rows.length;
};
