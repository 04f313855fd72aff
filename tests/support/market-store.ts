import type { Param, Query } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { listsChanged } from '#server/modules/catalogue/store/lists-version.ts';
import { addTestStore, storeRow, TEST_STORE } from './takeout-store.ts';

type Row = Readonly<Record<string, Param>>;
const say = (text: string) => ({ zh: `${text}（中）`, en: text });

/** A supermarket at the place of the test kitchen. */
export const TEST_SHELF = { merchantId: TEST_STORE.merchantId, id: 'm-shelf' };
const OF_MARKET = { merchant_id: TEST_SHELF.merchantId, store_id: TEST_SHELF.id };

const classRow = (id: string, parentId: string, position: number): Row => ({
  ...OF_MARKET,
  id,
  parent_id: parentId,
  position,
  name_zh: `類別 ${id}`,
  name_en: `Class ${id}`,
  picture: '',
});

/** A supermarket with the terms of the test store; one started bagful more costs 1.00 more. */
export const TEST_MARKET = { ...TEST_STORE, id: 'm-test' };

/** What a product may have of its own; prices in cents. `sizes`: pieces of each size, stocked apart; each costs `sizeStep` more than the one before. */
type Goods = {
  price?: number;
  stock?: number;
  sold?: number;
  isShelf?: boolean;
  discount?: number;
  required?: boolean;
  isFresh?: boolean;
  isReadyToEat?: boolean;
  weight?: number;
  sizes?: readonly number[];
  sizeStep?: number;
  storeId?: string;
  options?: readonly string[];
};

const skuRow = (id: string, price: number, weight: number, isDefault: boolean) => ({
  id,
  name: say(`Size ${id}`),
  price,
  weight,
  minPurchase: 1,
  isSoldOut: false,
  isDefault,
});

/** A product of a supermarket. */
export const goodsRow = (
  id: string,
  classifyId: string,
  position: number,
  {
    price = 1000,
    stock = -1,
    sold = 0,
    isShelf = true,
    discount,
    required = false,
    isFresh = false,
    isReadyToEat = false,
    weight = 0.5,
    sizes = [],
    sizeStep = 500,
    storeId = TEST_SHELF.id,
    options = [],
  }: Goods = {},
): Row => ({
  merchant_id: TEST_STORE.merchantId,
  store_id: storeId,
  id,
  classify_id: classifyId,
  position,
  name_zh: `貨品 ${id}`,
  name_en: `Product ${id}`,
  picture: '/pictures/tray.svg',
  price,
  box_price: 0,
  stock,
  limit_count: -1,
  sold,
  is_shelf: isShelf,
  discount_id: discount === undefined ? null : 'test.discount',
  discount_price: discount ?? null,
  discount_stock: discount === undefined ? 0 : 10,
  flash_id: null,
  flash_price: null,
  flash_stock: 0,
  purchase_id: null,
  item_id: `${storeId}.${id}`,
  sku_stock: JSON.stringify(
    Object.fromEntries(sizes.map((pieces, place) => [`${id}-${place + 1}`, pieces])),
  ),
  is_required: required,
  facts: JSON.stringify({
    description: say(''),
    skus:
      sizes.length === 0
        ? [skuRow(`${id}-1`, price, weight, true)]
        : sizes.map((_, place) =>
            skuRow(`${id}-${place + 1}`, price + place * sizeStep, weight, place === 0),
          ),
    optionIds: options,
    tags: [],
    alcohol: 0,
    original: null,
    spice: 0,
    ingredients: [],
    goods: {
      isFresh,
      isReadyToEat,
      brandChain: ['lighthouse'],
      brand: say('Lighthouse'),
      unit: say('pack'),
      volume: 0.5,
      classChain: [classifyId],
    },
  }),
});

const itemRow = (id: string, itemId: string): Row => ({
  id: itemId,
  category_id: 'c',
  name_zh: `貨品 ${id}`,
  name_en: `Product ${id}`,
  brand_zh: '燈塔',
  brand_en: 'Lighthouse',
  picture: '',
});

/** Puts products of the test market onto its shelf, and their articles into the catalogue. */
export const addGoods = async (query: Query, goods: readonly Row[]): Promise<void> => {
  await insertRows(query, 'takeout_product', goods);
  await insertRows(
    query,
    'market_item',
    goods.map((row) => itemRow(String(row['id']), String(row['item_id']))),
  );
};

/** Empties the shelves of the small supermarket and fills them again: `fresh` with `fruit` and `greens` (whose `leaves` have a third level), and `home` without classes of its own. */
export const fillTestShelf = async (query: Query): Promise<void> => {
  await query('DELETE FROM takeout_product WHERE store_id = $1', [TEST_SHELF.id]);
  await query('DELETE FROM takeout_classify WHERE store_id = $1', [TEST_SHELF.id]);
  await query('DELETE FROM market_item WHERE id LIKE $1', [`${TEST_SHELF.id}.%`]);
  await insertRows(query, 'takeout_classify', [
    classRow('fresh', '', 0),
    classRow('fruit', 'fresh', 1),
    classRow('greens', 'fresh', 2),
    classRow('leaves', 'greens', 3),
    classRow('home', '', 4),
    classRow('nothing', '', 5),
  ]);
  await addGoods(query, [
    goodsRow('apple', 'fruit', 0, { price: 1200, sold: 5, isFresh: true }),
    goodsRow('banana', 'fruit', 1, { price: 800, sold: 50, discount: 600, isFresh: true }),
    goodsRow('cherry', 'fruit', 2, { price: 5000, sold: 9, stock: 0 }),
    goodsRow('durian', 'fruit', 3, { price: 9000, sold: 1, discount: 8100 }),
    goodsRow('hidden', 'fruit', 4, { isShelf: false }),
    goodsRow('lettuce', 'leaves', 5, { price: 500 }),
    goodsRow('bag', 'home', 6, { price: 300, required: true }),
    goodsRow('soap', 'home', 7, { sizes: [2, 0], stock: 2 }),
    goodsRow('tea', 'home', 8, { options: ['ice'] }),
  ]);
};

/** Puts a small supermarket with its shelves into the database. */
export const addTestShelf = async (query: Query, change: Row = {}): Promise<void> => {
  await addTestStore(query, { id: TEST_SHELF.id, kind: 'market', ...change });
  await fillTestShelf(query);
};

const ofTestMarket = (id: string, position: number, goods: Goods): Row =>
  goodsRow(id, 'all', position, { ...goods, storeId: TEST_MARKET.id });

/** Puts a supermarket into the database: `soap` 25.00, `milk` in two sizes at 20.00 and 30.00 with 5 and 2 left, `fish` 60.00 fresh, `ice` 5.00 required, `salad` 32.00 ready to eat, `water` 15.00 and 9 kg, `p001` to `p200` at 3.00 each of which 10 are left. */
export const addTestMarket = async (query: Query): Promise<void> => {
  await insertRows(query, 'takeout_store', [storeRow({ kind: 'market', id: TEST_MARKET.id })]);
  await insertRows(query, 'takeout_product', [
    ofTestMarket('soap', 0, { price: 2500 }),
    ofTestMarket('milk', 1, { price: 2000, stock: 7, sizes: [5, 2], sizeStep: 1000 }),
    ofTestMarket('fish', 2, { price: 6000, isFresh: true }),
    ofTestMarket('ice', 3, { price: 500, required: true }),
    ofTestMarket('salad', 4, { price: 3200, isReadyToEat: true }),
    ofTestMarket('water', 5, { price: 1500, weight: 9 }),
    ...Array.from({ length: 200 }, (_, place) =>
      ofTestMarket(`p${String(place + 1).padStart(3, '0')}`, 10 + place, {
        price: 300,
        stock: 10,
        weight: 0.01,
      }),
    ),
  ]);
  await listsChanged(query);
};
