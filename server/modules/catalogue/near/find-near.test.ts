import { NOTHING_STANDS } from '#shared/order/checkout/store-live.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { distanceMeters } from '#shared/geo/distance.ts';
import { columnsOf, metersFrom } from './columns.ts';
import { findNear, firstNear, type Near } from './find-near.ts';
import type { NearEntry } from './index-repo.ts';

const HALL = { lat: 22.19386, lon: 113.53982 };
const NOON = instant(Date.parse('2026-03-04T12:30:00+08:00'));
const always = { hours: [{ fromMinute: 0, toMinute: 0 }], weekdays: [], closedDays: [] };

const entry = (id: string, more: Partial<NearEntry> = {}): NearEntry =>
  ({
    merchantId: 'm',
    id,
    ...HALL,
    categories: ['chinese'],
    state: 'open',
    reserveType: 0,
    deliveryType: 1,
    hasDelivery: true,
    hasPickup: true,
    sendPrice: 4000,
    reachMeters: 3000,
    prepMinutes: 20,
    perCapita: 5000,
    score: 4.5,
    sold: 100,
    hasFullReduction: false,
    hasCoupon: false,
    hasDiscount: false,
    isQuality: false,
    openedAt: 0,
    hours: always,
    live: NOTHING_STANDS,
    planned: [],
    ...more,
  }) as unknown as NearEntry;
const ids = (found: readonly Near[]): string[] => found.map((near) => near.entry.id);
const here = (entries: NearEntry[], filter: Parameters<typeof findNear>[2] = {}) =>
  ids(findNear(entries, HALL, filter, NOON));

describe('stores near a place', () => {
  it('that take orders come first, then those that take pre-orders, then the rest', () => {
    const evening = {
      hours: { ...always, hours: [{ fromMinute: 1080, toMinute: 1380 }] } as never,
    };
    expect(
      here([
        entry('resting', { state: 'resting' }),
        entry('closed', evening),
        entry('closedPre', { ...evening, reserveType: 1 }),
        entry('preOnly', { reserveType: 2 }),
        entry('open'),
      ]),
    ).toEqual(['open', 'closedPre', 'preOnly', 'closed', 'resting']);
  });
  it('are in reach up to their own limit, and never from beyond the border', () => {
    const stores = [
      entry('near', { lat: 22.2107 }),
      entry('far', { lat: 22.2209 }),
      entry('none', { hasDelivery: false }),
    ];
    expect([
      here(stores, { reach: 'inside' }),
      here(stores, { reach: 'outside' }),
      here(stores, { reach: 'any', withinMeters: 2000 }),
    ]).toEqual([['near'], ['none', 'far'], ['none', 'near']]);
    expect(
      findNear(
        [entry('border', { lat: 22.286, reachMeters: 9000 })],
        { lat: 22.287, lon: HALL.lon },
        { reach: 'inside' },
        NOON,
      ),
    ).toEqual([]);
  });
  it('must have all that is asked for', () => {
    const stores = [
      entry('a', { hasCoupon: true, isQuality: true }),
      entry('b', { hasCoupon: true, perCapita: 2000 as never }),
      entry('c', { categories: ['asian'], openedAt: NOON }),
    ];
    expect([
      here(stores, { hasCoupon: true, isQuality: true }),
      here(stores, { priceTo: 3000 as never }),
      here(stores, { category: 'asian' }),
      here(stores, { isNew: true }),
      here(stores, { ids: new Set(['b']) }),
      here(stores, { withinMinutes: 10 }),
      here(stores, { deliveryTypes: [2] }),
    ]).toEqual([['a'], ['b'], ['c'], ['c'], ['b'], [], []]);
  });
  it('sort by distance, sales and score; ties by id', () => {
    const stores = [
      entry('b', { sold: 5 }),
      entry('a', { sold: 5 }),
      entry('far', { lat: 22.2, sold: 900, score: 5 }),
    ];
    expect([
      here(stores, { sort: 'distance' }),
      here(stores, { sort: 'sales' }),
      here(stores, { sort: 'score' }),
    ]).toEqual([
      ['a', 'b', 'far'],
      ['far', 'a', 'b'],
      ['far', 'a', 'b'],
    ]);
  });
  it('give the same first page as the whole list, and count all', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            lat: fc.double({ min: 22.1, max: 22.25, noNaN: true }),
            sold: fc.integer({ min: 0, max: 9 }),
          }),
          { maxLength: 200 },
        ),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('overall', 'distance', 'sales', 'score'),
        (places, count, sort) => {
          const entries = places.map((more, place) => entry(`s${place}`, more));
          const whole = findNear(entries, HALL, { sort, reach: 'inside' }, NOON);
          const { first, total } = firstNear(
            { entries, from: HALL, filter: { sort, reach: 'inside' }, now: NOON },
            count,
          );
          expect([ids(first), total]).toEqual([ids(whole).slice(0, count), whole.length]);
        },
      ),
    );
  });
  it('of a word give the same first page as when all are found and sorted: by rank, then by fit when sorted overall', () => {
    const store = fc.record({
      lat: fc.double({ min: 22.1, max: 22.25, noNaN: true }),
      sold: fc.integer({ min: 0, max: 9 }),
      reserveType: fc.constantFrom(0, 1, 2),
      state: fc.constantFrom('open', 'resting'),
      fit: fc.constantFrom(-1, 0, 1),
    });
    fc.assert(
      fc.property(
        fc.array(store, { maxLength: 200 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('overall', 'distance', 'sales', 'score'),
        (places, count, sort) => {
          const entries = places.map(({ fit: _fit, ...more }, place) =>
            entry(`s${place}`, more as never),
          );
          const fits = new Map(
            places.flatMap(({ fit }, place) => (fit < 0 ? [] : [[place, fit] as const])),
          );
          const fitOf = (near: Near): number =>
            sort === 'overall' ? fits.get(entries.indexOf(near.entry))! : 0;
          const found = findNear(
            entries,
            HALL,
            { sort, reach: 'inside', ids: new Set([...fits.keys()].map((place) => `s${place}`)) },
            NOON,
          );
          const whole = found.toSorted(
            (a, b) => a.rank - b.rank || fitOf(a) - fitOf(b) || found.indexOf(a) - found.indexOf(b),
          );
          const among = {
            places: Int32Array.from(fits.keys()),
            fits: Uint8Array.from(fits.values()),
          };
          const { first, total } = firstNear(
            { entries, from: HALL, filter: { sort, reach: 'inside' }, now: NOON, among },
            count,
          );
          expect([ids(first), total]).toEqual([ids(whole).slice(0, count), whole.length]);
        },
      ),
    );
  });
  it('are as far as the core says, to the metre', () => {
    const point = fc.record({
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lon: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, fc.double({ min: -0.1, max: 0.1, noNaN: true }), (a, b, step) => {
        for (const to of [b, { lat: a.lat + step, lon: a.lon - step }])
          expect(
            Math.abs(metersFrom(columnsOf([entry('s', to)]), a)(0) - distanceMeters(a, to)),
          ).toBeLessThan(0.501);
      }),
    );
  });
});
