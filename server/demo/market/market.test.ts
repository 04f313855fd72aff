import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaByPoint } from '#shared/geo/area.ts';
import { instant } from '#shared/kernel/time.ts';
import type { ProductFacts } from '#server/modules/catalogue/index.ts';
import { BULK, bulkBigStore, bulkCatalogue, bulkStores } from './bulk.ts';
import { ARTICLES, MARKET_CATEGORIES, markets } from './index.ts';
import { GOODS_OPTIONS } from './options.ts';
import { catalogueTables, marketMerchantRows, marketRows } from './rows.ts';

const PICTURES = `${import.meta.dirname}/../pictures/market`;
const NOW = instant(Date.parse('2026-03-04T03:30:00+08:00'));
const rows = marketRows(NOW);
const stores = rows.flatMap(({ takeout_store }) => takeout_store);
const products = rows.flatMap(({ takeout_product }) => takeout_product);
const classes = rows.flatMap(({ takeout_classify }) => takeout_classify);
const activities = rows.flatMap(({ takeout_activity }) => takeout_activity);
const { market_category: categories, market_item: items } = catalogueTables();
const factsOf = ({ facts }: { facts: string }) => JSON.parse(facts) as ProductFacts;
const skuStock = ({ sku_stock }: { sku_stock: string }) =>
  JSON.parse(sku_stock) as Record<string, number>;
const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, place) => ids.indexOf(id) !== place)),
];

const pairs = (value: unknown): { zh: string; en: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'zh' in value && 'en' in value
    ? [value as { zh: string; en: string }]
    : Object.values(value).flatMap(pairs);
};

describe('the catalogue of the supermarkets', () => {
  it('has more than four hundred articles, each named once and in a category of the third level', () => {
    expect(items.length).toBeGreaterThanOrEqual(420);
    expect(repeated(items.map(({ id }) => id))).toEqual([]);
    expect(repeated(items.map(({ name_zh }) => name_zh))).toEqual([]);
    expect(repeated(items.map(({ name_en }) => name_en))).toEqual([]);
    expect(repeated(categories.map(({ id }) => id))).toEqual([]);
    const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
    const above = (id: string): string => parents.get(id) ?? 'unknown';
    expect(items.filter(({ category_id }) => above(above(above(category_id))) !== '')).toEqual([]);
    const isHeld = new Set(items.map(({ category_id }) => category_id));
    const isParent = new Set(categories.map(({ parent_id }) => parent_id));
    expect(categories.filter(({ id }) => isHeld.has(id) === isParent.has(id))).toEqual([]);
  });

  it('asks sane prices and weights', () => {
    const skus = products.flatMap((product) => factsOf(product).skus);
    expect(skus.filter(({ price }) => price < 200 || price > 300_000)).toEqual([]);
    expect(skus.filter(({ weight }) => weight < 0.005 || weight > 30)).toEqual([]);
    expect(products.filter((product) => factsOf(product).skus[0]!.price !== product.price)).toEqual(
      [],
    );
    expect(products.filter(({ box_price }) => box_price !== 0)).toEqual([]);
  });
});

describe('the supermarkets of the town', () => {
  it('are eight on the peninsula and the islands, each with three hundred products and more', () => {
    expect(markets).toHaveLength(8);
    expect(stores.every(({ kind }) => kind === 'market')).toBe(true);
    expect(repeated(stores.map(({ phone }) => phone))).toEqual([]);
    expect(markets.filter((store) => areaByPoint(store) === 1).length).toBeGreaterThan(3);
    expect(markets.filter((store) => areaByPoint(store) !== 1).length).toBeGreaterThan(1);
    expect(rows.filter(({ takeout_product }) => takeout_product.length < 300)).toEqual([]);
    const merchants = new Set(marketMerchantRows().map(({ id }) => id));
    expect(stores.filter(({ merchant_id }) => !merchants.has(merchant_id))).toEqual([]);
    expect(marketRows(NOW)).toEqual(rows);
  });

  it('have every article once, on the lowest of three levels of their own classes', () => {
    expect(repeated(classes.map(({ id }) => id))).toEqual([]);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const byId = new Map(classes.map((one) => [one.id, one]));
    const chain = (id: string): string[] => {
      const parent = byId.get(id)!.parent_id;
      return [...(parent === '' ? [] : chain(parent)), id];
    };
    const isParent = new Set(classes.map(({ parent_id }) => parent_id));
    for (const product of products) {
      const { classChain } = factsOf(product).goods!;
      expect(classChain).toEqual(chain(product.classify_id));
      expect(classChain).toHaveLength(3);
      expect(isParent.has(product.classify_id)).toBe(false);
      expect(byId.get(product.classify_id)!.store_id).toBe(product.store_id);
    }
    const itemIds = new Set(items.map(({ id }) => id));
    expect(products.filter(({ item_id }) => !itemIds.has(item_id))).toEqual([]);
  });

  it('sell what their first-level categories say', () => {
    const firsts = new Set(
      categories.filter(({ parent_id }) => parent_id === '').map(({ id }) => id),
    );
    for (const store of stores) {
      expect(store.categories.length).toBeGreaterThan(10);
      expect(store.categories.filter((id) => !firsts.has(id))).toEqual([]);
    }
  });

  it('count the pieces of each size, and of the product their sum', () => {
    for (const product of products) {
      const { skus } = factsOf(product);
      const counted = skuStock(product);
      expect(Object.keys(counted)).toEqual(skus.length > 1 ? skus.map(({ id }) => id) : []);
      if (skus.length > 1)
        expect(product.stock).toBe(Object.values(counted).reduce((sum, one) => sum + one, 0));
    }
  });

  it('take in only products that exist, for activities that the store has', () => {
    for (const { takeout_activity: own, takeout_product: goods } of rows) {
      const ids = new Set(own.map(({ id }) => id));
      expect(own).toHaveLength(ids.size);
      const named = goods
        .flatMap(({ discount_id, flash_id, purchase_id }) => [discount_id, flash_id, purchase_id])
        .filter((id) => id !== null);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(
      products.filter(
        ({ price, discount_price, flash_price }) =>
          (discount_price ?? 0) >= price || (flash_price ?? 0) >= price,
      ),
    ).toEqual([]);
  });

  it('have every kind of promotion, on everything and on a part of the goods', () => {
    expect([...new Set(activities.map(({ kind }) => kind))].toSorted()).toEqual(
      expect.arrayContaining(
        [
          'delivery',
          'discount',
          'flash',
          'full',
          'fullGift',
          'fullReturn',
          'merchantDelivery',
          'poster',
          'purchase',
          'selfTake',
        ].toSorted(),
      ),
    );
    const full = activities
      .filter(({ kind }) => kind === 'full')
      .map(({ rules }) => JSON.parse(rules) as Record<string, unknown>);
    expect(new Set(full.map(({ productType }) => productType))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(full.map(({ activityType }) => activityType))).toEqual(new Set([1, 2]));
    expect(
      full.filter(({ productType, productTypeIdList, productList }) =>
        productType === 1
          ? false
          : [...(productTypeIdList as string[]), ...(productList as string[])].length === 0,
      ),
    ).toEqual([]);
  });

  it('say everything in both languages', () => {
    const texts = [
      ...markets,
      MARKET_CATEGORIES,
      GOODS_OPTIONS,
      ARTICLES.map(({ goods: [zh, en], brand, unit, about }) => [{ zh, en }, brand, unit, about]),
      ...products.map(factsOf),
      ...stores.map(({ facts }) => JSON.parse(facts) as unknown),
      ...activities.map(({ rules }) => JSON.parse(rules) as unknown),
    ]
      .flatMap(pairs)
      .filter(({ zh, en }) => zh !== '' || en !== '');
    expect(
      texts.filter(
        ({ zh, en }) =>
          !/\p{Script=Han}/u.test(zh) || !/[A-Za-z]/.test(en) || /\p{Script=Han}/u.test(en),
      ),
    ).toEqual([]);
  });
});

describe('the pictures of the supermarkets', () => {
  it('are small, free of scripts and all shown', () => {
    const shown = new Set(
      [products, stores, classes, categories, items]
        .flatMap((some) => some.map(({ picture }) => picture))
        .map((path) => path.replace(/^\/pictures\/market\/|\?v=[\w-]{8}$/g, '')),
    );
    const drawn = readdirSync(PICTURES);
    expect([...shown].filter((name) => !drawn.includes(name))).toEqual([]);
    expect(drawn.filter((name) => !shown.has(name))).toEqual([]);
    expect(drawn.filter((name) => statSync(`${PICTURES}/${name}`).size > 4.5 * 1024)).toEqual([]);
    expect(
      drawn.filter((name) =>
        /<script|on\w+=|href="(?!#)|<text/.test(readFileSync(`${PICTURES}/${name}`, 'utf8')),
      ),
    ).toEqual([]);
  });
});

describe('supermarkets in bulk', () => {
  it('are one of ten thousand products in three hundred classes, and others of four thousand', () => {
    const { market_category, market_item } = bulkCatalogue();
    expect([market_category.length, market_item.length]).toEqual([BULK.classes, BULK.articles]);
    expect(new Set(market_item.map(({ name_en }) => name_en)).size).toBe(BULK.articles);
    const big = bulkBigStore(NOW);
    expect([big.takeout_classify.length, big.takeout_product.length]).toEqual([300, 10_000]);
    expect(new Set(big.takeout_product.map(({ id }) => id)).size).toBe(BULK.articles);
    const some = [...bulkStores(NOW, 2)];
    expect(some.map(({ takeout_product }) => takeout_product.length)).toEqual([4000, 4000]);
    expect(some.map(({ takeout_store: [store] }) => store!.id)).toEqual(['m-bulk-1', 'm-bulk-2']);
  });
});
