import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { firstOf } from '../near/first-of.ts';
import type { Dish } from './dish-repo.ts';
import { cheapest, comparing, offAt } from './dishes.ts';
import { costAt, priceNow, type Door } from './door-price.ts';
import { hitColumns, type HitColumns } from './hit-columns.ts';

const STORES = ['a', 'b', 'c', 'd', 'e'];
const entries = STORES.map((id) => ({ id })) as unknown as Parameters<typeof hitColumns>[1];

const money = (max: number) => fc.nat(max).map(cents);
const offer = (id: string) =>
  fc.option(fc.record({ id: fc.constant(id), price: money(40) }), { nil: null });
/** 07:30 in Macau. */
const NOW = instant(Date.UTC(2026, 10, 29, 23, 30));
const MORNING = { hours: [{ fromMinute: 420, toMinute: 660 }], weekdays: [] };
const EVENING = { hours: [{ fromMinute: 1080, toMinute: 1320 }], weekdays: [] };

/** A dish of a store; `gone` is in no list of stores. */
const dish: fc.Arbitrary<Dish> = fc.record({
  merchantId: fc.constant('m'),
  storeId: fc.constantFrom(...STORES, 'gone').map((id) => asId<StoreId>(id)),
  id: fc.nat(19).map((number) => asId<ProductId>(`dish-${number}`)),
  name: fc.constant({ zh: '茶', en: 'tea', forms: ['茶', 'tea'] as const }),
  picture: fc.constant(''),
  readAt: fc.constant(0),
  isThere: fc.constant(true),
  price: money(40),
  boxPrice: money(3),
  weightKg: fc.constantFrom(0, 0.5, 30),
  saleHours: fc.constantFrom(null, MORNING, EVENING),
  sold: fc.nat(9),
  flash: offer('flash'),
  discount: offer('discount'),
});
const dishes = (maxLength: number) =>
  fc.uniqueArray(dish, { selector: ({ storeId, id }) => `${storeId}/${id}`, maxLength });

/** What of a store the price at the door depends on: its reach from there, its fee by weight, its threshold, what runs. */
const door = fc.record({
  reach: fc.integer({ min: -1, max: 5 }),
  isThere: fc.boolean(),
  sendPrice: money(30),
  fee: money(20),
  service: money(5),
  running: fc.subarray(['flash', 'discount']),
});
type Given = typeof door extends fc.Arbitrary<infer T> ? T : never;

const doorOf = ({ reach, isThere, sendPrice, fee, service, running }: Given): Door | null => {
  const feeOf = (goods: Cents, weightKg: number): Cents | null =>
    reach > 2 || weightKg > 20 ? null : cents(fee + (goods > 20 ? 0 : 3));
  return isThere
    ? ({ facts: { store: { sendPrice } }, service, feeOf, running: new Set(running) } as never)
    : null;
};

const sightOf = (stores: readonly Given[]) => ({
  meters: () => 0,
  reach: (place: number) => stores[place]!.reach,
});

it('pages of found dishes hold each dish once, also when stores share a product id', () => {
  fc.assert(
    fc.property(
      dishes(8),
      fc.func(fc.nat(1)),
      fc.integer({ min: 1, max: 4 }),
      (hits, number, size) => {
        const placed = hits.map((hit, at) => ({
          at,
          store: at,
          reach: number(hit.id),
          key: number(at),
        }));
        const compare = comparing(hitColumns(hits, entries, ''));
        const pages = Array.from({ length: Math.ceil(placed.length / size) }, (_, page) => {
          const first = firstOf<(typeof placed)[number]>((page + 1) * size);
          for (const one of placed) first.add(one, compare);
          return first.all.slice(page * size);
        });
        expect(
          pages
            .flat()
            .map(({ at }) => at)
            .toSorted((a, b) => a - b),
        ).toEqual(hits.map((_, at) => at));
        for (const one of placed) expect(compare(one, { ...one })).toBe(0);
      },
    ),
  );
});

/** Every hit that can be shown with its cost, all of them sorted. */
const plainly = (
  hits: readonly Dish[],
  columns: HitColumns,
  { stores, doors }: { stores: readonly Given[]; doors: readonly (Door | null)[] },
) =>
  hits
    .flatMap((hit, at) => {
      const store = STORES.indexOf(hit.storeId);
      if (store < 0 || stores[store]!.reach < 0) return [];
      const found = doors[store]!;
      const price = found ? priceNow(hit, found.running).price : hit.price;
      const key = costAt({ ...hit, price }, found);
      const { reach } = stores[store]!;
      if (hit.saleHours !== EVENING) return [{ at, store, reach, key }];
      return [{ at, store, reach: reach < 3 ? 2 : 5, key }];
    })
    .toSorted(comparing(columns));

it('the cheapest dishes at the door are the first of all dishes sorted by what they cost there, those outside their hours with those of closed stores', async () => {
  await fc.assert(
    fc.asyncProperty(
      dishes(90),
      fc.tuple(door, door, door, door, door),
      fc.integer({ min: 1, max: 9 }),
      async (hits, stores, count) => {
        const columns = hitColumns(hits, entries, '');
        const doors = stores.map(doorOf);
        const { first, total } = await cheapest(
          {
            hits,
            columns,
            sight: sightOf(stores),
            off: offAt(hits, columns, NOW),
            open: async () => (place) => doors[place]!,
          },
          count,
        );
        const all = plainly(hits, columns, { stores, doors });
        expect(first).toEqual(all.slice(0, count));
        expect(total).toBe(all.length);
      },
    ),
  );
});
