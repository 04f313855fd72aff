import { beforeAll, expect, it } from 'vitest';
import { codeOf } from '#shared/codes/error-code.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { loadDemand } from '#server/modules/catalogue/market/item-repo.ts';
import { LISTED_IN_CLASSES } from '#server/modules/catalogue/market/store-goods-repo.ts';
import { activityRow } from '#tests/support/market-activities.ts';
import { addGoods, addTestShelf, goodsRow, TEST_SHELF } from '#tests/support/market-store.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach, reasonOf } from './suite.ts';
import { walkMarketStore } from './walk-market-store.ts';

const MARKET = asId<StoreId>(TEST_SHELF.id);
const KITCHEN = asId<StoreId>(TEST_STORE.id);
const BIG = 'm-big';
const product = (name: string) => asId<ProductId>(name);
const names = (rows: readonly { productId: string }[]) => rows.map(({ productId }) => productId);

const BIG_CLASSES = Array.from({ length: 100 }, (_, place) => `c${place}`);
/** A supermarket of ten thousand products. */
const addBig = async (query: Query): Promise<void> => {
  await addTestStore(query, { id: BIG, kind: 'market' });
  await query(
    `INSERT INTO takeout_classify (merchant_id, store_id, id, position, name_zh, name_en, picture, parent_id)
     SELECT $1, $2, c, ord, c, c, '', '' FROM unnest($3::text[]) WITH ORDINALITY AS t(c, ord)`,
    [TEST_SHELF.merchantId, BIG, BIG_CLASSES],
  );
  const goods = BIG_CLASSES.flatMap((classifyId, at) =>
    Array.from({ length: 100 }, (_, place) => ({
      ...goodsRow(`big-${at}-${place}`, classifyId, at * 100 + place),
      store_id: BIG,
    })),
  );
  await addGoods(query, goods);
};

onEach(DATABASES, 'a supermarket', (suite) => {
  // before the first search: the names of articles are held for a minute
  beforeAll(async () => {
    const { query } = suite.server.deps.db;
    await addTestStore(query);
    await addTestShelf(query);
    await addBig(query);
  });

  it('answers every call of its page', async () => {
    await walkMarketStore(suite.server.client(), await memberOf(suite.server));
  });

  it('and a takeout store are kept apart: each is no store to the calls of the other', async () => {
    const { api } = suite.server.client();
    const member = await memberOf(suite.server);
    const ofClass = { storeId: KITCHEN, classifyId: 'fruit' };
    const calls = [
      api.marketStoreGet({ id: KITCHEN }),
      api.marketCookTimes({ storeId: KITCHEN }),
      api.marketPageFee({ storeId: KITCHEN }),
      api.marketClassify({ storeId: KITCHEN }),
      api.marketMenu(ofClass),
      api.marketProductListNew(ofClass),
      api.marketProductStatus({ storeId: KITCHEN, ids: [] }),
      api.marketProductDetail({ storeId: KITCHEN, productId: product('rice') }),
      api.marketListStoreProduct({ storeId: KITCHEN, keyword: 'rice' }),
      api.marketBrowse({ storeId: KITCHEN, ids: [product('rice')] }),
      member.api.marketStoreLike({ storeId: KITCHEN, isLike: true }),
      api.takeoutStoreGet({ id: MARKET }),
      api.takeoutMenu({ storeId: MARKET }),
      api.takeoutProductDetail({ storeId: MARKET, productId: product('apple') }),
      member.api.takeoutStoreLike({ storeId: MARKET, isLike: true }),
    ];
    expect(new Set(await Promise.all(calls.map(reasonOf)))).toEqual(new Set(['STORE_NOT_FOUND']));
    expect((await member.api.takeoutStoreLikes({})).result.map(({ id }) => id)).not.toContain(
      MARKET,
    );
  });

  it('has its classes as a tree, without those that have nothing on the shelf', async () => {
    const { classifies } = await suite.server.client().api.marketClassify({ storeId: MARKET });
    expect(classifies.map(({ classifyId, isLeaf }) => [classifyId, isLeaf])).toEqual([
      ['fresh', false],
      ['home', true],
    ]);
    const [fresh] = classifies;
    expect(
      fresh!.children.map(({ classifyId, productCount }) => [classifyId, productCount]),
    ).toEqual([
      ['fruit', 4],
      ['greens', 0],
    ]);
    expect(fresh!.children[1]!.children).toMatchObject([
      { classifyId: 'leaves', parentId: 'greens', productCount: 1, isLeaf: true },
    ]);
  });

  it.each([
    [0, ['apple', 'banana', 'durian', 'cherry']],
    [1, ['banana', 'durian', 'apple', 'cherry']],
    [2, ['banana', 'apple', 'durian', 'cherry']],
    [3, ['banana', 'apple', 'durian', 'cherry']],
    [4, ['durian', 'apple', 'banana', 'cherry']],
    [9, ['apple', 'banana', 'durian', 'cherry']],
  ])('sorts a class by %i, what is sold out last, page by page', async (sortType, order) => {
    const { api } = suite.server.client();
    const first = await api.marketProductListNew({
      storeId: MARKET,
      classifyId: 'fruit',
      sortType,
      size: 3,
    });
    expect([names(first.result), first.next, first.nextOffset]).toEqual([
      order.slice(0, 3),
      true,
      3,
    ]);
    const second = await api.marketProductListNew({
      storeId: MARKET,
      classifyId: 'fruit',
      sortType,
      size: 3,
      offset: first.nextOffset,
    });
    expect([names(second.result), second.next]).toEqual([order.slice(3), false]);
  });

  it('sorts by what the first piece costs, also where half its price is asked', async () => {
    const { api } = suite.server.client();
    const { query } = suite.server.deps.db;
    const sorted = async (sortType: number) => {
      const asked = { storeId: MARKET, classifyId: 'fruit', sortType };
      return names((await api.marketProductListNew(asked)).result);
    };
    const half = { name: { zh: '', en: '' }, productIds: ['apple'], stock: -1, userLimit: -1 };
    await insertRows(query, 'takeout_activity', [
      { ...activityRow('test.half', 'halfPrice', half), store_id: MARKET },
    ]);
    expect(await sorted(1)).toEqual(['apple', 'banana', 'durian', 'cherry']);
    expect(await sorted(3)).toEqual(['apple', 'banana', 'durian', 'cherry']);
    await query("DELETE FROM takeout_activity WHERE store_id = $1 AND id = 'test.half'", [MARKET]);
    expect(await sorted(3)).toEqual(['banana', 'apple', 'durian', 'cherry']);
  });

  it('lists a class with all below it, and refuses one that is missing or not its own', async () => {
    const { api } = suite.server.client();
    const all = await api.marketProductListNew({ storeId: MARKET, classifyId: 'fresh' });
    expect(names(all.result)).toEqual(['apple', 'banana', 'durian', 'lettuce', 'cherry']);
    for (const classifyId of ['all', 'nowhere'])
      expect(await reasonOf(api.marketProductListNew({ storeId: MARKET, classifyId }))).toBe(
        'BAD_REQUEST',
      );
    for (const body of [{ storeId: MARKET }, { storeId: MARKET, classifyId: '' }])
      for (const path of ['_get', '_get-product-list', '_get-product-list-new']) {
        const sent = JSON.stringify(body);
        const { line, answer } = rawCall(suite.server.url, {
          path: `/market/product/menu/${path}`,
          body: sent,
          change: { 'content-type': 'application/json' },
        });
        line.end(sent);
        expect(await answer).toMatchObject({ code: codeOf('BAD_REQUEST') });
      }
  });

  it('knows what is left of each size, and what left the shelf is sold out', async () => {
    const { api } = suite.server.client();
    const { products, storeHighProps } = await api.marketProductStatus({
      storeId: MARKET,
      ids: ['soap', 'hidden', 'cherry', 'gone'].map(product),
    });
    expect(
      products.map(({ productId, sellout, skus }) => [
        productId,
        sellout,
        skus.map(({ storeStock }) => storeStock),
      ]),
    ).toEqual([
      ['cherry', true, [0]],
      ['hidden', true, [-1]],
      ['soap', false, [2, 0]],
    ]);
    expect(storeHighProps.map(({ highPropId }) => highPropId)).toEqual(['ice']);
    const stockOf = (productId: string, id: string) =>
      api.marketProductStock({ storeId: MARKET, productId: product(productId), id });
    expect((await stockOf('soap', 'soap-2')).stock).toBe(0);
    expect((await stockOf('apple', 'apple-1')).stock).toBe(-1);
    expect((await stockOf('hidden', 'hidden-1')).stock).toBe(0);
    expect(await reasonOf(stockOf('soap', 'soap-3'))).toBe('PRODUCT_NOT_FOUND');
  });

  it('finds products by the names of their articles and brands, in both languages', async () => {
    const find = async (keyword: string) =>
      names(
        (await suite.server.client().api.marketListStoreProduct({ storeId: MARKET, keyword }))
          .result,
      );
    expect(await find('APPLE')).toEqual(['apple']);
    expect(await find('product')).toHaveLength(8);
    expect(await find('燈塔 banana')).toEqual(['banana']);
    expect(await find('100%')).toEqual([]);
    expect(await find('hidden')).toEqual([]);
  });

  it('counts looks at its own products only: a row a product', async () => {
    const { query } = suite.server.deps.db;
    const { api } = suite.server.client();
    const ids = ['apple', 'apple', 'nowhere'].map(product);
    expect(await api.marketBrowse({ storeId: MARKET, ids })).toEqual({ counted: 1 });
    await api.marketBrowse({ storeId: MARKET, ids });
    const { rows } = await query<{ product_id: string; views: number }>(
      `SELECT product_id, views FROM market_browse WHERE product_id <> 'bag'`,
    );
    expect(rows).toEqual([{ product_id: 'apple', views: 2 }]);
  });

  it('recommends by what was sold, and by looks up to as much again', async () => {
    const { query } = suite.server.deps.db;
    const demandAt = async (views: number) => {
      await query(`UPDATE market_browse SET views = $1 WHERE product_id = 'apple'`, [views]);
      const demand = await loadDemand(query);
      return [demand.get(`${MARKET}.apple`), demand.get(`${MARKET}.banana`)];
    };
    expect(await demandAt(2)).toEqual([5, 50]);
    expect(await demandAt(40)).toEqual([7, 50]);
    expect(await demandAt(100_000)).toEqual([10, 50]);
  });

  it('says whether a required product is in stock, and what a bridge adds', async () => {
    const { query } = suite.server.deps.db;
    const { api } = suite.server.client();
    const page = await api.marketStoreGet({ id: MARKET });
    expect(page).toMatchObject({
      requiredInStock: true,
      askforType: 2,
      shippingPriceIncrement: false,
      incrementAmount: 0,
      deliveryStairs: [{ amount: 0, cost: 1000 }],
    });
    await query(`UPDATE takeout_product SET stock = 0 WHERE store_id = $1 AND id = 'bag'`, [
      MARKET,
    ]);
    await query(
      `UPDATE takeout_store SET facts = facts || '{"askforAmount":1500,"market":{"shippingPriceIncrement":true,"incrementAmount":5000,"isUseFullReduction":false,"isUseFullDiscount":true}}' WHERE id = $1`,
      [MARKET],
    );
    expect(await api.marketStoreGet({ id: MARKET })).toMatchObject({
      requiredInStock: false,
      askforType: 1,
      shippingPriceIncrement: true,
      incrementAmount: 5000,
    });
  });

  it('leaves out full-reductions that it has off', async () => {
    const { query } = suite.server.deps.db;
    const { api } = suite.server.client();
    const rules = {
      name: { zh: '滿減', en: 'Reduction' },
      productType: 1,
      productTypeIdList: [],
      productList: [],
      shareVoucher: true,
      activityType: 1,
      discountContentList: [{ fullAtm: 10_000, discount: 1000 }],
    };
    await query(
      `INSERT INTO takeout_activity (merchant_id, store_id, id, kind, position, starts_at, rules) VALUES ($1, $2, 'test.full', 'full', 1, 0, $3)`,
      [TEST_SHELF.merchantId, MARKET, JSON.stringify(rules)],
    );
    const shown = async () => [
      (await api.activityFull({ storeId: MARKET })).result.length,
      (await api.marketProductStatus({ storeId: MARKET, ids: [] })).store.activities.full.length,
    ];
    expect(await shown()).toEqual([0, 0]);
    await query(
      `UPDATE takeout_store SET facts = jsonb_set(facts, '{market,isUseFullReduction}', 'true') WHERE id = $1`,
      [MARKET],
    );
    expect(await shown()).toEqual([1, 1]);
  });

  it('with ten thousand products answers a page by the index of its classes', async () => {
    const { query } = suite.server.deps.db;
    const { api } = suite.server.client();
    const storeId = asId<StoreId>(BIG);
    await query('ANALYZE takeout_product');
    const { rows: plan } = await query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${LISTED_IN_CLASSES.replace('$1', `'${BIG}'`).replace('$2', `'{c7}'`)}`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('takeout_product_class');
    const page = await api.marketProductListNew({
      storeId,
      classifyId: 'c99',
      offset: 80,
      size: 60,
    });
    expect([page.result.length, page.next]).toEqual([20, false]);
    const { classifies } = await api.marketClassify({ storeId });
    expect(classifies.map(({ productCount }) => productCount)).toEqual(BIG_CLASSES.map(() => 100));
    expect(
      (await api.marketListStoreProduct({ storeId, keyword: 'big-42-7' })).result[0],
    ).toMatchObject({ productId: 'big-42-7' });
  });
});
