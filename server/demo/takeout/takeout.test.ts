import { readdirSync, statSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storeDoor } from '#shared/order/checkout/store-door.ts';
import { areaByPoint } from '#shared/geo/area.ts';
import { instant } from '#shared/kernel/time.ts';
import { OPTIONS } from './options.ts';
import { CATEGORIES, takeouts, TAKEOUT_EXAMPLES } from './index.ts';
import { menuOf } from './menu.ts';
import { takeoutMerchantRows, takeoutRows } from './rows.ts';

const PICTURES = `${import.meta.dirname}/../pictures/takeout`;
const NOW = instant(Date.parse('2026-03-04T03:30:00+08:00'));
const rows = takeoutRows(NOW);
const dishes = rows.flatMap(({ takeout_product }) => takeout_product);
const stores = rows.flatMap(({ takeout_store }) => takeout_store);
const storeOf = (id: string) => stores.find((store) => store.id === id)!;

const pairs = (value: unknown): { zh: string; en: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'zh' in value && 'en' in value
    ? [value as { zh: string; en: string }]
    : Object.values(value).flatMap(pairs);
};

describe('the takeout side of the town', () => {
  it('has sixty stores and more over the peninsula, Taipa and Coloane, each named once', () => {
    expect(takeouts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(takeouts.map(({ key }) => key)).size).toBe(takeouts.length);
    expect(new Set(stores.map(({ phone }) => phone)).size).toBe(takeouts.length);
    expect(takeouts.filter((store) => areaByPoint(store) === 1).length).toBeGreaterThan(30);
    expect(takeouts.filter(({ lat }) => lat < 22.135).length).toBeGreaterThan(5);
    expect(
      takeouts.filter(
        ({ lat, lon }) => lat < 22.105 || lat > 22.22 || lon < 113.525 || lon > 113.59,
      ),
    ).toEqual([]);
    const merchants = new Set(takeoutMerchantRows().map(({ id }) => id));
    expect(stores.filter(({ merchant_id }) => !merchants.has(merchant_id))).toEqual([]);
  });

  it('has menus of a dozen to forty dishes, and one of six hundred', () => {
    const sizes = takeouts.map((store) => ({ key: store.key, size: menuOf(store).dishes.length }));
    expect(
      sizes.filter(({ key, size }) => key !== TAKEOUT_EXAMPLES.big && (size < 12 || size > 40)),
    ).toEqual([]);
    expect(sizes.find(({ key }) => key === TAKEOUT_EXAMPLES.big)!.size).toBe(600);
    expect(menuOf(takeouts[0]!)).toEqual(menuOf(takeouts[0]!));
  });

  it('says everything in both languages', () => {
    const texts = [
      ...takeouts,
      CATEGORIES,
      OPTIONS,
      ...takeouts.map(menuOf),
      ...rows.flatMap(({ takeout_activity }) =>
        takeout_activity.map(({ rules }) => JSON.parse(rules) as unknown),
      ),
      ...stores.map(({ facts }) => JSON.parse(facts) as unknown),
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

  it('asks sane prices and sells each dish in one class of its own store', () => {
    expect(
      dishes.filter(
        ({ price, stock, limit_count }) =>
          price < 100 || price > 80_000 || stock < -1 || limit_count === 0,
      ),
    ).toEqual([]);
    const classes = new Set(
      rows.flatMap(({ takeout_classify }) => takeout_classify.map(({ id }) => id)),
    );
    expect(dishes.filter(({ classify_id }) => !classes.has(classify_id))).toEqual([]);
    expect(
      dishes.filter(
        ({ discount_price, flash_price, price }) =>
          (discount_price ?? 0) >= price || (flash_price ?? 0) >= price,
      ),
    ).toEqual([]);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
  });

  it('takes in only dishes that exist, for activities that the store has', () => {
    for (const { takeout_activity: activities, takeout_product: products } of rows) {
      const ids = new Set(activities.map(({ id }) => id));
      expect(
        products
          .flatMap(({ discount_id, flash_id, purchase_id }) => [discount_id, flash_id, purchase_id])
          .filter((id) => id !== null && !ids.has(id)),
      ).toEqual([]);
    }
  });

  it('has a store in every state, at any hour', () => {
    const doors = Object.fromEntries(
      Object.entries(TAKEOUT_EXAMPLES).map(([name, id]) => {
        const store = storeOf(id);
        const { closedType, showType } = storeDoor(
          {
            state: store.state as 'open',
            reserveType: store.reserve_type,
            hours: JSON.parse(store.hours) as never,
          },
          NOW,
        );
        return [name, [closedType, showType]];
      }),
    );
    expect(doors).toMatchObject({
      open: [0, 1],
      big: [0, 1],
      resting: [1, 2],
      overloaded: [2, 2],
      closed: [3, 2],
      closedPreOrder: [3, 6],
      preOrderOnly: [0, 6],
    });
    expect(storeOf(TAKEOUT_EXAMPLES.pickupOnly)).toMatchObject({
      has_delivery: false,
      has_pickup: true,
    });
  });

  it('ships a small script-free picture for each dish and store, and none that no one shows', () => {
    const shown = new Set(
      [
        ...dishes.map(({ picture }) => picture),
        ...stores.map(({ picture }) => picture),
        ...CATEGORIES.flatMap(({ picture, children }) => [
          picture,
          ...children.map((child) => child.picture),
        ]),
      ].map((path) => path.replace(/^\/pictures\/takeout\/|\?v=[\w-]{8}$/g, '')),
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
