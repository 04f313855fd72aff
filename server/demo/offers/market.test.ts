import { expect, it } from 'vitest';
import { couponBusinesses } from '#shared/voucher/wire-coupon.ts';
import { instant } from '#shared/kernel/time.ts';
import { marketRows } from '../market/rows.ts';
import { MARKET_OWNED, marketOffersToClaim } from './market.ts';

const NOW = instant(Date.parse('2026-03-04T03:30:00+08:00'));
const toClaim = marketOffersToClaim(NOW);
const terms = [...MARKET_OWNED, ...toClaim].map((offer) => offer.terms);

it('are for supermarkets alone', () => {
  expect(terms.filter((one) => couponBusinesses(one).join() !== 'market')).toEqual([]);
});

it('are given by the stores that say so, each once', () => {
  const given = new Set(toClaim.flatMap(({ storeIds }) => storeIds));
  const stores = marketRows(NOW).flatMap(({ takeout_store }) => takeout_store);
  expect(stores.filter(({ has_coupon, id }) => has_coupon !== given.has(id))).toEqual([]);
  expect(new Set(toClaim.map(({ id }) => id)).size).toBe(toClaim.length);
});

it('have names and rules in both languages', () => {
  const texts = terms.flatMap(({ name, rules }) => [name, rules]);
  expect(
    texts.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}|^$/u.test(en)),
  ).toEqual([]);
});
