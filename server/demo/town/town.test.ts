import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from '#shared/contract/group-product.ts';
import { merchants, products, stores } from './index.ts';

const PICTURES = `${import.meta.dirname}/../pictures`;
const MAX_PICTURE_BYTES = 6 * 1024;
const drawn = readdirSync(PICTURES).filter((name) => name.endsWith('.svg'));
const shown = new Set([...products.flatMap((product) => product.pictures), ...stores.map((store) => store.picture)]);

const repeated = (keys: readonly string[]): string[] => keys.filter((key, i) => keys.indexOf(key) !== i);
/** Every pair of texts in a value, wherever it hangs. */
const pairs = (value: unknown): Record<'zh' | 'en', unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'zh' in value && 'en' in value ? [{ zh: value.zh, en: value.en }] : Object.values(value).flatMap(pairs);
};

describe('the demonstration town', () => {
  it('is big enough to look like a town', () => {
    expect(merchants.length).toBeGreaterThanOrEqual(14);
    expect(stores.length).toBeGreaterThanOrEqual(24);
    expect(products.length).toBeGreaterThanOrEqual(40);
  });

  it('names each merchant, store and product once', () => {
    for (const list of [merchants, stores, products]) expect(repeated(list.map(({ key }) => key))).toEqual([]);
    expect(repeated(stores.map(({ phone }) => phone))).toEqual([]);
  });

  it('sells each product at stores of its own merchant', () => {
    for (const { key, merchantKey, storeKeys } of products) {
      const own = new Set(stores.filter((store) => store.merchantKey === merchantKey).map((store) => store.key));
      expect(storeKeys.length, key).toBeGreaterThan(0);
      expect(storeKeys.filter((store) => !own.has(store)), key).toEqual([]);
    }
  });

  it('stands in Macau', () => {
    for (const { key, lat, lon } of stores) {
      expect(lat > 22.1 && lat < 22.22, key).toBe(true);
      expect(lon > 113.52 && lon < 113.6, key).toBe(true);
    }
  });

  it('asks less than the counter does, for known categories and sane terms', () => {
    for (const product of products) {
      expect(product.priceCents, product.key).toBeLessThan(product.originalPriceCents);
      expect(product.contents.reduce((sum, part) => sum + part.quantity * part.priceCents, 0), product.key).toBeGreaterThanOrEqual(product.priceCents);
      expect(PRODUCT_CATEGORIES, product.key).toContain(product.category);
      expect(product.timesTotal, product.key).toBeGreaterThan(0);
      for (const { fromMinute, toMinute } of product.useTime.hours) expect(Math.max(fromMinute, toMinute) < 1440 && Number.isInteger(fromMinute) && Number.isInteger(toMinute), product.key).toBe(true);
    }
    expect(new Set(products.map(({ category }) => category)).size).toBe(PRODUCT_CATEGORIES.length - 1);
  });

  it('says everything in both languages', () => {
    const texts = [merchants, stores, products].flatMap(pairs).flatMap(({ zh, en }) => (Array.isArray(zh) && Array.isArray(en) ? zh.map((line, i) => ({ zh: String(line), en: String(en[i] ?? '') })) : [{ zh: String(zh), en: String(en) }]));
    expect(texts.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || !/[A-Za-z]/.test(en) || /\p{Script=Han}/u.test(en))).toEqual([]);
    for (const { key, rules } of products) expect(rules.zh.length, key).toBe(rules.en.length);
  });

  it('draws a face of its own for each product and store, and nothing that no one shows', () => {
    expect([...shown].filter((name) => !drawn.includes(name))).toEqual([]);
    expect(drawn.filter((name) => !shown.has(name))).toEqual([]);
    expect(repeated([...products.flatMap((product) => product.pictures), ...stores.map((store) => store.picture)])).toEqual([]);
  });

  it('ships small pictures that carry no text, script or outside reference', () => {
    for (const name of drawn) {
      expect(statSync(`${PICTURES}/${name}`).size, name).toBeLessThan(MAX_PICTURE_BYTES);
      const svg = readFileSync(`${PICTURES}/${name}`, 'utf8');
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 600">/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(/<text|<script|<image|<foreignObject|https?:|data:|\bon\w+=|NaN|undefined/);
    }
  });

  it('keeps the products that journeys and tests call by key', () => {
    const byKey = new Map(products.map((product) => [product.key, product]));
    expect(byKey.get('egg-tart-box')).toMatchObject({ priceCents: 3800, originalPriceCents: 5200, timesTotal: 1, storeKeys: ['senado', 'rotunda', 'cunha', 'coloane'], useTime: { hours: [], weekdays: [] } });
    expect(byKey.get('coffee-five')).toMatchObject({ priceCents: 8800, timesTotal: 5 });
    expect(byKey.get('late-supper')?.useTime.hours).toEqual([{ fromMinute: 1320, toMinute: 120 }]);
    expect(byKey.get('weekday-lunch')?.useTime).toMatchObject({ hours: [{ fromMinute: 690, toMinute: 870 }], weekdays: [1, 2, 3, 4, 5] });
    expect(byKey.get('one-store-tea')?.storeKeys).toHaveLength(1);
    expect(byKey.get('future-fest')?.validity).toEqual({ startDay: '2027-12-01', endDay: '2028-01-31', validDays: null });
    expect(byKey.get('blocked-set')?.isBlocked).toBe(true);
    expect(byKey.get('blackout-brunch')?.useTime.blackoutDays.length).toBeGreaterThan(0);
    expect(byKey.get('sold-out-tart')?.stock).toBe(0);
    expect(byKey.get('limit-two')?.limitCount).toBe(2);
    expect(byKey.get('wine-tasting')?.attention[0]?.en).toContain('18');
    expect(byKey.get('foreign-noodle')?.merchantKey).toBe('riverside');
  });
});
