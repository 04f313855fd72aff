import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { merchants, products, stores } from './index.ts';

const PICTURES = `${import.meta.dirname}/../pictures`;
const MAX_PICTURE_BYTES = 6 * 1024;
const drawn = readdirSync(PICTURES).filter((name) => name.endsWith('.svg'));
const shown = new Set([
  ...products.flatMap((product) => product.pictures),
  ...stores.map((store) => store.picture),
]);

const svgOf = (name: string): string => readFileSync(`${PICTURES}/${name}`, 'utf8');
/** The keys of those that break a rule. */
const failing = <T extends { key: string }>(
  list: readonly T[],
  holds: (one: T) => boolean,
): string[] => list.filter((one) => !holds(one)).map(({ key }) => key);
const repeated = (keys: readonly string[]): string[] =>
  keys.filter((key, i) => keys.indexOf(key) !== i);
/** Every pair of texts in a value, wherever it hangs. */
const pairs = (value: unknown): Record<'zh' | 'en', unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'zh' in value && 'en' in value
    ? [{ zh: value.zh, en: value.en }]
    : Object.values(value).flatMap(pairs);
};

describe('the demonstration town', () => {
  it('is big enough to look like a town', () => {
    expect(merchants.length).toBeGreaterThanOrEqual(14);
    expect(stores.length).toBeGreaterThanOrEqual(24);
    expect(products.length).toBeGreaterThanOrEqual(40);
  });

  it('names each merchant, store and product once', () => {
    for (const list of [merchants, stores, products])
      expect(repeated(list.map(({ key }) => key))).toEqual([]);
    expect(repeated(stores.map(({ phone }) => phone))).toEqual([]);
  });

  it('sells each product at stores of its own merchant', () => {
    const merchantOf = new Map(stores.map((store) => [store.key, store.merchantKey]));
    expect(
      failing(
        products,
        ({ merchantKey, storeKeys }) =>
          storeKeys.length > 0 && storeKeys.every((key) => merchantOf.get(key) === merchantKey),
      ),
    ).toEqual([]);
  });

  it('is in Macau', () => {
    expect(
      failing(stores, ({ lat, lon }) => lat > 22.1 && lat < 22.22 && lon > 113.52 && lon < 113.6),
    ).toEqual([]);
  });

  it('asks less than the counter does, for known categories and sane terms', () => {
    expect(
      failing(
        products,
        ({ priceCents, originalPriceCents }) => priceCents > 0 && priceCents < originalPriceCents,
      ),
    ).toEqual([]);
    expect(
      failing(
        products,
        ({ contents, originalPriceCents }) =>
          contents.reduce((sum, part) => sum + part.quantity * part.priceCents, 0) ===
          originalPriceCents,
      ),
    ).toEqual([]);
    expect(
      failing(
        products,
        ({ timesTotal, minPurchase, stock }) => timesTotal > 0 && minPurchase > 0 && stock >= 0,
      ),
    ).toEqual([]);
    expect(
      failing(products, ({ useTime }) =>
        useTime.hours.every(({ fromMinute, toMinute }) =>
          [fromMinute, toMinute].every(
            (minute) => Number.isInteger(minute) && minute >= 0 && minute < 1440,
          ),
        ),
      ),
    ).toEqual([]);
    expect(new Set(products.map(({ category }) => category)).size).toBe(
      PRODUCT_CATEGORIES.length - 1,
    );
  });

  it('says everything in both languages', () => {
    const texts = [merchants, stores, products]
      .flatMap(pairs)
      .flatMap(({ zh, en }) =>
        Array.isArray(zh) && Array.isArray(en)
          ? zh.map((line, i) => ({ zh: String(line), en: String(en[i] ?? '') }))
          : [{ zh: String(zh), en: String(en) }],
      );
    expect(
      texts.filter(
        ({ zh, en }) =>
          !/\p{Script=Han}/u.test(zh) || !/[A-Za-z]/.test(en) || /\p{Script=Han}/u.test(en),
      ),
    ).toEqual([]);
    expect(failing(products, ({ rules }) => rules.zh.length === rules.en.length)).toEqual([]);
  });

  it('draws a face of its own for each product and store, and nothing that no one shows', () => {
    expect([...shown].filter((name) => !drawn.includes(name))).toEqual([]);
    expect(drawn.filter((name) => !shown.has(name))).toEqual([]);
    expect(
      repeated([
        ...products.flatMap((product) => product.pictures),
        ...stores.map((store) => store.picture),
      ]),
    ).toEqual([]);
  });

  it('ships small pictures that carry no text, script or outside reference', () => {
    const head = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/;
    const foreign = /<text|<script|<image|<foreignObject|https?:|data:|\bon\w+=|NaN|undefined/;
    expect(
      drawn.filter((name) => statSync(`${PICTURES}/${name}`).size > MAX_PICTURE_BYTES),
    ).toEqual([]);
    expect(
      drawn.filter(
        (name) => !head.test(svgOf(name)) || foreign.test(svgOf(name).replace(head, '')),
      ),
    ).toEqual([]);
  });

  it('keeps the products that journeys and tests call by key', () => {
    const byKey = new Map(products.map((product) => [product.key, product]));
    expect(byKey.get('egg-tart-box')).toMatchObject({
      priceCents: 3800,
      originalPriceCents: 5200,
      timesTotal: 1,
      storeKeys: ['senado', 'rotunda', 'cunha', 'coloane'],
      useTime: { hours: [], weekdays: [] },
    });
    expect(byKey.get('coffee-five')).toMatchObject({ priceCents: 8800, timesTotal: 5 });
    expect(byKey.get('late-supper')?.useTime.hours).toEqual([{ fromMinute: 1320, toMinute: 120 }]);
    expect(byKey.get('weekday-lunch')?.useTime).toMatchObject({
      hours: [{ fromMinute: 690, toMinute: 870 }],
      weekdays: [1, 2, 3, 4, 5],
    });
    expect(byKey.get('one-store-tea')?.storeKeys).toHaveLength(1);
    expect(byKey.get('future-fest')?.validity).toEqual({
      startDay: '2027-12-01',
      endDay: '2028-01-31',
      validDays: null,
    });
    expect(byKey.get('blocked-set')?.isBlocked).toBe(true);
    expect(byKey.get('blackout-brunch')?.useTime.blackoutDays.length).toBeGreaterThan(0);
    expect(byKey.get('sold-out-tart')?.stock).toBe(0);
    expect(byKey.get('limit-two')?.limitCount).toBe(2);
    expect(byKey.get('wine-tasting')?.attention[0]?.en).toContain('18');
    expect(byKey.get('foreign-noodle')?.merchantKey).toBe('riverside');
  });
});
