import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productSort, type ProductSort } from '#shared/codes/product-sort.ts';
import { bestGoods, countStores, type Search, type SeenShelf } from './best-goods.ts';
import { columnsFrom, type Columns } from './shelf-columns.ts';

type Good = {
  item: string;
  price: number;
  sold: number;
  isOut: boolean;
  flash: number | null;
  isHalf: boolean;
};
type Store = { goods: readonly Good[]; isShut: boolean; meters: number };

const numbers = new Map<string, number>();
const columnsOf = (storeId: string, goods: readonly Good[]): Columns =>
  columnsFrom(
    storeId,
    {
      merchantId: 'm',
      ids: goods.map((_, index) => `p${index}`),
      itemIds: goods.map(({ item }) => item),
      prices: Int32Array.from(goods, ({ price }) => price),
      sold: Int32Array.from(goods, ({ sold }) => sold),
      isOut: Int32Array.from(goods, ({ isOut }) => Number(isOut)),
      flashes: goods.map(({ flash }) => (flash === null ? '' : 'now')),
      flashPrices: Int32Array.from(goods, ({ flash }) => flash ?? 0),
      discounts: goods.map(() => 'over'),
      discountPrices: Int32Array.from(goods, () => 1),
    },
    numbers,
  );
const shelvesOf = (stores: readonly Store[]): SeenShelf[] =>
  stores.map(({ goods, isShut, meters }, index) => ({
    id: `s${index}`,
    isShut,
    meters,
    columns: columnsOf(`s${index}`, goods),
  }));

/** What is at half price, by store. */
const halvesOf = (stores: readonly Store[]) =>
  new Map(
    stores.map(({ goods }, at) => [
      `s${at}`,
      new Set(goods.flatMap(({ isHalf }, index) => (isHalf ? [`p${index}`] : []))),
    ]),
  );

type Row = Good & { id: string; store: string; isShut: boolean; meters: number; fit: number };
const priceOf = ({ price, flash, isHalf }: Good): number =>
  Math.min(price, flash ?? price, isHalf ? Math.round(price / 2) : price);
const KEYS: Readonly<Record<ProductSort, (row: Row) => number>> = {
  discountRate: (row) => priceOf(row) / Math.max(row.price, 1),
  sales: ({ sold }) => -sold,
  priceAscending: priceOf,
  priceDescending: (row) => -priceOf(row),
  unknown: ({ fit, meters, sold }) => fit * 1_000_000 + meters - Math.min(sold, 3000),
};
/** The same search, by sorting all there is. */
const plainly = (
  stores: readonly Store[],
  { items, sort, once, isInStock }: Pick<Search, 'items' | 'sort' | 'once' | 'isInStock'>,
): string[] => {
  const text = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  const order = (a: Row, b: Row): number =>
    Number(a.isOut) - Number(b.isOut) ||
    Number(a.isShut) - Number(b.isShut) ||
    KEYS[sort](a) - KEYS[sort](b) ||
    text(a.id, b.id) ||
    text(a.store, b.store);
  const nearest = (a: Row, b: Row): number =>
    Number(a.isOut) - Number(b.isOut) ||
    Number(a.isShut) - Number(b.isShut) ||
    a.meters - b.meters ||
    order(a, b);
  const rows = stores.flatMap(({ goods, ...store }, at) =>
    goods.flatMap((good, index): Row[] => {
      const wanted = items.find(({ id }) => id === good.item);
      if (!wanted || (isInStock && good.isOut)) return [];
      return [{ ...good, ...store, id: `p${index}`, store: `s${at}`, fit: wanted.fit }];
    }),
  );
  const sorted = rows.toSorted(once === 'nearest' ? nearest : order);
  const seen = new Set<string>();
  const kept = sorted.filter(({ item }) => !once || (!seen.has(item) && seen.add(item)));
  return kept.toSorted(order).map(({ store, id }) => `${store}/${id}`);
};

const ITEMS = ['tea', 'rice', 'milk', 'soap'];
const good = fc.record({
  item: fc.constantFrom(...ITEMS),
  price: fc.integer({ min: 0, max: 9 }),
  sold: fc.constantFrom(0, 1, 2999, 3000, 9000),
  isOut: fc.boolean(),
  flash: fc.option(fc.integer({ min: 0, max: 9 })),
  isHalf: fc.boolean(),
});
const store = fc.record({
  goods: fc.array(good, { maxLength: 6 }),
  isShut: fc.boolean(),
  meters: fc.integer({ min: 0, max: 9000 }),
});

it('finds the first of all in the order of each sort, as sorting everything would', () => {
  fc.assert(
    fc.property(
      fc.array(store, { maxLength: 5 }),
      fc.constantFrom(...(Object.keys(productSort.codes) as ProductSort[])),
      fc.constantFrom('nearest' as const, 'first' as const, undefined),
      fc.array(fc.nat({ max: 2 }), { minLength: ITEMS.length, maxLength: ITEMS.length }),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      (stores, sort, once, fits, most, isInStock) => {
        const items = ITEMS.map((id, index) => ({ id, fit: fits[index]! })).toSorted(
          (a, b) => a.fit - b.fit,
        );
        const search = { items, sort, isInStock, ...(once && { once }) };
        const found = bestGoods({
          ...search,
          numbers,
          shelves: shelvesOf(stores),
          running: new Set(['now']),
          halves: halvesOf(stores),
          most,
        });
        expect(
          found.map(({ columns, place }) => `${columns.storeId}/${columns.ids[place]}`),
        ).toEqual(plainly(stores, search).slice(0, most));
      },
    ),
  );
});

const plain = (item: string, isOut = false): Good => ({
  item,
  price: 5,
  sold: 0,
  isOut,
  flash: null,
  isHalf: false,
});

it('leaves out articles that another store has, unless it has sold them out', () => {
  const [shelf] = shelvesOf([
    { goods: ITEMS.map((item) => plain(item)), isShut: false, meters: 1 },
  ]);
  const other = columnsOf('other', [plain('tea'), plain('rice', true)]);
  const found = bestGoods({
    items: ITEMS.map((id) => ({ id, fit: 0 })),
    numbers,
    shelves: [shelf!],
    running: new Set(),
    halves: new Map(),
    sort: 'unknown',
    exceptIn: [other],
    most: 9,
  });
  expect(found.map(({ columns, place }) => columns.itemIds[place])).toEqual([
    'rice',
    'milk',
    'soap',
  ]);
});

it('counts the stores that have any of some articles', () => {
  const shelves = [
    columnsOf('a', [plain('tea', true), plain('tea')]),
    columnsOf('b', [plain('tea', true)]),
    columnsOf('c', [plain('milk')]),
  ];
  const count = (...ids: string[]): number =>
    countStores(
      shelves,
      ids.map((id) => numbers.get(id)),
    );
  expect([count('tea'), count('tea', 'milk'), count('soap'), count('ghost')]).toEqual([1, 2, 0, 0]);
});
