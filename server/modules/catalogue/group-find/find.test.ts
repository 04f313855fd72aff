import { describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { dayOf, HOUR, instant, plus } from '#shared/kernel/time.ts';
import { findDeals, findStores } from './find.ts';
import type { Town, TownDeal, TownStore } from './town.ts';
import type { Wish } from './wish.ts';

const HERE = { lat: 22.16, lon: 113.56 };
const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));

const FOR_90_DAYS = { startDay: null, endDay: null, validDays: 90 };

const dealOf = (id: string, more: Partial<TownDeal> = {}): TownDeal => ({
  merchantId: asId('m'),
  id: asId(id),
  name: { zh: id, en: id },
  category: 'food',
  picture: '',
  price: cents(1000),
  originalPrice: cents(2000),
  timesTotal: 1,
  stock: 5,
  sold: 0,
  score: null,
  onSaleFrom: null,
  labels: [],
  useTime: { hours: [], weekdays: [], blackoutDays: [] },
  validity: FOR_90_DAYS,
  stores: [0],
  form: id,
  ...more,
});
/** Each store is a hundredth of a degree, some 1100 m, further north than the one before. */
const townOf = (names: readonly string[], deals: readonly TownDeal[]): Town => ({
  deals,
  stores: storesOf(names, deals),
});
const storesOf = (names: readonly string[], deals: readonly TownDeal[]): TownStore[] =>
  names.map((name, place): TownStore => ({
    id: asId(name),
    merchantId: asId('m'),
    name: { zh: name, en: name },
    address: { zh: '', en: '' },
    phone: '',
    picture: '',
    lat: HERE.lat + place / 100,
    lon: HERE.lon,
    hours: [],
    classify: { zh: '', en: '' },
    perCapita: null,
    score: null,
    district: 'taipa',
    deals: deals.filter(({ stores }) => stores.includes(place)),
    sold: 0,
    form: name,
  }));
const wish = (more: Partial<Wish> = {}): Wish => ({
  from: HERE,
  now: NOW,
  lowered: new Map(),
  category: 'all',
  sort: 'overall',
  filters: { labels: [] },
  offset: 0,
  size: 20,
  ...more,
});
const dealIds = (town: Town, more?: Partial<Wish>) =>
  findDeals(town, wish(more)).rows.map(({ deal, store }) => `${deal.id} at ${store.id}`);
const storeIds = (town: Town, more?: Partial<Wish>) =>
  findStores(town, wish(more)).rows.map(({ store, deals }) => [
    store.id,
    ...deals.map(({ id }) => id),
  ]);

describe('deals', () => {
  it('are at their nearest store that suits, sold out last in every order (decision G9)', () => {
    const town = townOf(
      ['near', 'mid', 'far'],
      [dealOf('gone', { stock: 0, price: cents(1) }), dealOf('b', { stores: [2, 1] }), dealOf('a')],
    );
    for (const sort of ['overall', 'distance', 'price'] as const)
      expect(dealIds(town, { sort })).toEqual(['a at near', 'b at mid', 'gone at near']);
    expect(dealIds(town, { coupon: { storeIds: ['far'], productIds: [] } })).toEqual(['b at far']);
    expect(dealIds(town, { coupon: { storeIds: [], productIds: ['a'] } })).toEqual(['a at near']);
  });

  it('are listed until their last day is over', () => {
    const endDay = dayOf(NOW);
    const town = townOf(['near'], [dealOf('a', { validity: { ...FOR_90_DAYS, endDay } })]);
    expect(dealIds(town)).toEqual(['a at near']);
    expect(dealIds(town, { now: plus(NOW, 12 * HOUR) })).toEqual([]);
    expect(storeIds(town, { now: plus(NOW, 12 * HOUR) })).toEqual([]);
  });

  it('are sorted and narrowed by what they cost now, of a flash sale too', () => {
    const town = townOf(
      ['cafe'],
      [dealOf('tea', { price: cents(3000) }), dealOf('flash', { price: cents(5000) })],
    );
    const now = {
      lowered: new Map([
        ['flash', cents(900)],
        ['tea', cents(9900)],
      ]),
    };
    expect(dealIds(town, { sort: 'price' })).toEqual(['tea at cafe', 'flash at cafe']);
    expect(dealIds(town, { sort: 'price', ...now })).toEqual(['flash at cafe', 'tea at cafe']);
    const under10 = { filters: { labels: [], priceTo: cents(1000) } };
    expect(dealIds(town, { ...under10, ...now })).toEqual(['flash at cafe']);
    expect(dealIds(town, under10)).toEqual([]);
    expect(storeIds(town, { sort: 'price', ...now })).toEqual([['cafe', 'flash', 'tea']]);
  });

  it('are found by their own names first, then by those of their stores; each word may be in either', () => {
    const town = townOf(
      ['tart house', 'cafe'],
      [dealOf('noodles'), dealOf('egg tart', { stores: [1, 0] }), dealOf('tea', { stores: [1] })],
    );
    expect(dealIds(town, { keyword: 'Tart' })).toEqual([
      'egg tart at tart house',
      'noodles at tart house',
    ]);
    expect(dealIds(town, { keyword: 'egg cafe' })).toEqual(['egg tart at cafe']);
    expect(dealIds(town, { keyword: 'tea house' })).toEqual([]);
  });
});

describe('pages', () => {
  it('follow one another: each row once, and how many there are', () => {
    const town = townOf(
      ['a', 'b', 'c', 'd', 'e'],
      ['1', '2', '3', '4', '5'].map((id, place) => dealOf(id, { stores: [4 - place] })),
    );
    for (const find of [findDeals, findStores] as const) {
      const page = (offset: number) => find(town, wish({ sort: 'distance', offset, size: 2 }));
      const pages = [0, 2, 4, 6].map(page);
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
      expect(pages.flatMap(({ rows }) => rows.map(({ store }) => store.id))).toEqual([
        'a',
        'b',
        'c',
        'd',
        'e',
      ]);
    }
  });
});

describe('stores', () => {
  it('come with all their deals when their own name is found, else with those that are', () => {
    const town = townOf(
      ['cafe', 'tart house'],
      [dealOf('egg tart'), dealOf('tea'), dealOf('noodles', { stores: [1] })],
    );
    expect(storeIds(town, { keyword: 'tart' })).toEqual([
      ['tart house', 'noodles'],
      ['cafe', 'egg tart'],
    ]);
    expect(storeIds(town, { keyword: 'rice' })).toEqual([]);
  });

  it('show what can be bought first, the cheapest when prices are asked for, else what sells best', () => {
    const town = townOf(
      ['cafe'],
      [
        dealOf('dear', { price: cents(9000), sold: 90 }),
        dealOf('cheap', { price: cents(100) }),
        dealOf('gone', { price: cents(50), sold: 99, stock: 0 }),
      ],
    );
    expect(storeIds(town)).toEqual([['cafe', 'dear', 'cheap', 'gone']]);
    expect(storeIds(town, { sort: 'price' })).toEqual([['cafe', 'cheap', 'dear', 'gone']]);
  });
});
