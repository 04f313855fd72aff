import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { DAY, instant, MINUTE } from '../kernel/time.ts';
import { NOON } from '../testing/builders.ts';
import { claimOf, claimsClash, isByGroup, type MenuPlace } from './claim.ts';
import { isLowPromotion, isStorePromotionTime, termsProblem } from './plan.ts';
import { dishesOf, fullScopeOf, groupsOf, type PromotionTerms, type TermsOf } from './terms.ts';

const usualOf = (id: string) => (id === 'rice' || id === 'soup' ? cents(4000) : undefined);
const menu = {
  usualOf,
  hasClass: (id: string) => id === 'hot' || id === 'drinks',
  hasBrand: (id: string) => id === 'galo',
};
const full: TermsOf<'full'> = {
  kind: 'full',
  way: 'OFF',
  tiers: [{ from: cents(3000), off: cents(500), percent: 0 }],
  productIds: [],
  withVouchers: true,
};
const beside = { withVouchers: true, withFull: true };
const limits = { orderLimit: -1, userLimit: -1 };
const discount: TermsOf<'discount'> = {
  kind: 'discount',
  dishes: [{ productId: 'rice', price: cents(3000), stock: -1 }],
  ...limits,
  ...beside,
};
const flash: TermsOf<'flash'> = {
  kind: 'flash',
  dishes: discount.dishes,
  fromMinute: 600,
  toMinute: 660,
  userLimit: 1,
};
const purchase: TermsOf<'purchase'> = {
  kind: 'purchase',
  productIds: ['rice'],
  from: cents(5000),
  price: cents(2500),
  stock: -1,
  ...limits,
  ...beside,
};
const gift: TermsOf<'fullGift'> = {
  kind: 'fullGift',
  tiers: [{ from: cents(5000), gift: { zh: '茶', en: 'Tea' }, pieces: 1, stock: -1 }],
};
const voucher: TermsOf<'fullReturn'> = {
  kind: 'fullReturn',
  tiers: [{ from: cents(5000), voucher: cents(500), voucherFrom: cents(3000), days: 7 }],
};
const delivery: TermsOf<'merchantDelivery'> = {
  kind: 'merchantDelivery',
  isFree: false,
  tiers: [{ from: cents(0), off: cents(300) }],
  coversAll: false,
};
const poster: TermsOf<'poster'> = {
  kind: 'poster',
  picture: '/uploads/menu/a.jpg',
  productIds: [],
  classIds: ['hot'],
};
const pickup: TermsOf<'selfTake'> = { kind: 'selfTake', percent: 10, from: cents(0) };

describe('the terms of a promotion of a store', () => {
  it.each<PromotionTerms>([
    full,
    { ...full, way: 'PERCENT', tiers: [{ from: cents(3000), off: cents(0), percent: 10 }] },
    { ...full, productIds: ['rice'] },
    { ...full, classIds: ['hot', 'drinks'] },
    { ...full, brandIds: ['galo'], classIds: [] },
    discount,
    flash,
    purchase,
    gift,
    voucher,
    delivery,
    { ...delivery, isFree: true, tiers: [] },
    pickup,
    poster,
    { ...poster, classIds: [], productIds: ['rice'] },
  ])('may be $kind', (terms) => expect(termsProblem(terms, menu)).toBeNull());

  it.each<[PromotionTerms, string]>([
    [{ ...full, productIds: ['nothing'] }, 'DISHES'],
    [{ ...full, productIds: ['rice', 'rice'] }, 'DISHES'],
    [{ ...full, classIds: ['cold'] }, 'SCOPE'],
    [{ ...full, classIds: ['hot', 'hot'] }, 'SCOPE'],
    [{ ...full, brandIds: ['nobody'] }, 'SCOPE'],
    [{ ...full, classIds: ['hot'], brandIds: ['galo'] }, 'SCOPE'],
    [{ ...full, classIds: ['hot'], productIds: ['rice'] }, 'SCOPE'],
    [{ ...full, classIds: ['hot'], tiers: [] }, 'TIERS'],
    [{ ...full, tiers: [] }, 'TIERS'],
    [{ ...full, tiers: [...full.tiers, ...full.tiers] }, 'TIERS'],
    [{ ...full, tiers: [{ from: cents(500), off: cents(500), percent: 0 }] }, 'TIERS'],
    [{ ...full, way: 'PERCENT' }, 'TIERS'],
    [{ ...discount, dishes: [] }, 'DISHES'],
    [{ ...discount, dishes: [{ productId: 'rice', price: cents(4000), stock: -1 }] }, 'PRICE'],
    [{ ...discount, dishes: [{ productId: 'rice', price: cents(0), stock: -1 }] }, 'PRICE'],
    [{ ...flash, toMinute: 600 }, 'HOURS'],
    [{ ...purchase, productIds: [] }, 'DISHES'],
    [{ ...purchase, price: cents(4000) }, 'PRICE'],
    [{ ...gift, tiers: [] }, 'TIERS'],
    [{ ...voucher, tiers: [{ ...voucher.tiers[0]!, voucher: cents(0) }] }, 'TIERS'],
    [{ ...delivery, tiers: [] }, 'TIERS'],
    [{ ...delivery, tiers: [{ from: cents(0), off: cents(0) }] }, 'TIERS'],
    [{ ...poster, picture: '' }, 'PICTURE'],
    [{ ...poster, classIds: [] }, 'TARGET'],
    [{ ...poster, classIds: ['hot', 'drinks'] }, 'TARGET'],
    [{ ...poster, classIds: ['cold'] }, 'SCOPE'],
    [{ ...poster, classIds: [], productIds: ['nothing'] }, 'DISHES'],
    [{ ...pickup, percent: 0 }, 'PERCENT'],
    [{ ...pickup, percent: 100 }, 'PERCENT'],
  ])('may not be %j: %s', (terms, problem) => expect(termsProblem(terms, menu)).toBe(problem));

  it('ask the owner where something costs less than half, or less than $0.10', () => {
    const low = (terms: PromotionTerms) => isLowPromotion(terms, usualOf);
    const priced = (price: number) => ({
      ...discount,
      dishes: [{ productId: 'rice', price: cents(price), stock: -1 }],
    });
    expect([low(priced(2000)), low(priced(1999))]).toEqual([false, true]);
    expect(low({ ...purchase, price: cents(1000) })).toBe(true);
    expect(low({ ...purchase, productIds: ['nothing'], price: cents(1) })).toBe(false);
    expect([low(full), low(gift), low(pickup), low(poster)]).toEqual(Array(4).fill(false));
    expect(low({ ...full, tiers: [{ from: cents(900), off: cents(500), percent: 0 }] })).toBe(true);
    const percent = [{ from: cents(900), off: cents(0), percent: 51 }];
    expect(low({ ...full, way: 'PERCENT', tiers: percent })).toBe(true);
    expect(low({ ...pickup, percent: 51 })).toBe(true);
  });

  it('name their dishes', () => {
    expect([discount, purchase, full, gift].map(dishesOf)).toEqual([['rice'], ['rice'], [], []]);
  });

  it('count for every dish, or for those of classes, of brands, or by name', () => {
    const scoped: TermsOf<'full'>[] = [
      full,
      { ...full, classIds: ['hot'] },
      { ...full, brandIds: ['galo'] },
      { ...full, productIds: ['rice'] },
    ];
    expect(scoped.map(fullScopeOf)).toEqual([
      { of: 'ALL', ids: [] },
      { of: 'CLASSES', ids: ['hot'] },
      { of: 'BRANDS', ids: ['galo'] },
      { of: 'DISHES', ids: ['rice'] },
    ]);
    expect(groupsOf(scoped[1]!)).toEqual({ classIds: ['hot'], brandIds: [] });
    expect(groupsOf(discount)).toEqual({ classIds: [], brandIds: [] });
  });

  it('run for a while that their kind allows', () => {
    const during = (days: number) => ({ startsAt: NOON, endsAt: instant(NOON + days * DAY) });
    expect(isStorePromotionTime('flash', during(31), NOON)).toBe(true);
    expect(isStorePromotionTime('flash', during(32), NOON)).toBe(false);
    expect(isStorePromotionTime('full', during(366), NOON)).toBe(true);
  });
});

describe('two promotions of one store', () => {
  const at = (terms: PromotionTerms, day = 0, days = 1) =>
    claimOf(terms, {
      startsAt: instant(NOON + day * DAY),
      endsAt: instant(NOON + (day + days) * DAY),
    });
  const forEver = { ...at(full), endsAt: null };

  it.each<[string, boolean, PromotionTerms, PromotionTerms, number]>([
    ['of other kinds', false, full, pickup, 0],
    ['of the same kind', true, pickup, pickup, 0],
    ['one after the other', false, pickup, pickup, 1],
    ['posters of one class', false, poster, poster, 0],
    ['reductions of every dish', true, full, full, 0],
    ['a reduction and a percentage', false, full, { ...full, way: 'PERCENT' }, 0],
    [
      'reductions of other dishes',
      false,
      { ...full, productIds: ['a'] },
      { ...full, productIds: ['b'] },
      0,
    ],
    [
      'reductions of one dish',
      true,
      { ...full, productIds: ['a'] },
      { ...full, productIds: ['a'] },
      0,
    ],
    ['reductions of a dish and of all', true, { ...full, productIds: ['a'] }, full, 0],
    ['discounts of one dish, whenever', true, discount, discount, 9],
    [
      'discounts of other dishes',
      false,
      discount,
      { ...discount, dishes: [{ ...discount.dishes[0]!, productId: 'soup' }] },
      0,
    ],
    ['flash sales of other dishes in one hour', true, flash, { ...flash, dishes: [] }, 0],
    [
      'flash sales of other hours',
      false,
      flash,
      { ...flash, dishes: [], fromMinute: 660, toMinute: 700 },
      0,
    ],
  ])('%s: clash %s', (_name, expected, a, b, day) => {
    expect(claimsClash(at(a), at(b, day), [])).toBe(expected);
    expect(claimsClash(at(b, day), at(a), [])).toBe(expected);
  });

  it('clash with one that has no end', () => {
    expect(claimsClash(forEver, at(full, 99), [])).toBe(true);
    expect(claimsClash(at(full, 99), forEver, [])).toBe(true);
    expect(claimsClash(at(full, -2), { ...forEver, startsAt: instant(NOON + MINUTE) }, [])).toBe(
      false,
    );
  });

  const place = (
    productId: string | null,
    classChain: string[],
    brandChain: string[] = [],
  ): MenuPlace => ({ productId, classChain, brandChain });
  /** Hot dishes with noodles below them, of which there is none yet; drinks of one brand. */
  const places = [
    place(null, ['hot']),
    place(null, ['hot', 'noodles']),
    place('rice', ['hot']),
    place('cola', ['drinks'], ['house', 'galo']),
  ];
  it.each<[string, boolean, Partial<TermsOf<'full'>>, Partial<TermsOf<'full'>>]>([
    ['of one class', true, { classIds: ['hot'] }, { classIds: ['hot', 'drinks'] }],
    ['of other classes', false, { classIds: ['hot'] }, { classIds: ['drinks'] }],
    ['of a class and one below it', true, { classIds: ['hot'] }, { classIds: ['noodles'] }],
    ['of a class that is gone, twice', true, { classIds: ['gone'] }, { classIds: ['gone'] }],
    ['of a class and all', true, { classIds: ['gone'] }, {}],
    ['of a class and a dish of it', true, { classIds: ['hot'] }, { productIds: ['rice'] }],
    ['of a class and a dish of another', false, { classIds: ['hot'] }, { productIds: ['cola'] }],
    ['of a brand and a dish of it', true, { brandIds: ['galo'] }, { productIds: ['cola'] }],
    ['of a brand and the house of it', true, { brandIds: ['galo'] }, { brandIds: ['house'] }],
    ['of a brand and a class with it', true, { brandIds: ['galo'] }, { classIds: ['drinks'] }],
    ['of a brand and a class without', false, { brandIds: ['galo'] }, { classIds: ['hot'] }],
    ['of a brand and a class of its name', false, { brandIds: ['hot'] }, { classIds: ['hot'] }],
  ])('reductions %s: clash %s', (_name, expected, a, b) => {
    const [one, other] = [at({ ...full, ...a }), at({ ...full, ...b })];
    expect(claimsClash(one, other, places)).toBe(expected);
    expect(claimsClash(other, one, places)).toBe(expected);
    const percent = at({ ...full, ...b, way: 'PERCENT' });
    expect(claimsClash(one, percent, places)).toBe(false);
  });

  it('need the menu where one goes by class or brand', () => {
    expect(isByGroup(at({ ...full, classIds: ['hot'] }))).toBe(true);
    expect(isByGroup(at({ ...full, brandIds: ['galo'] }))).toBe(true);
    expect(isByGroup(at({ ...full, productIds: ['rice'] }))).toBe(false);
  });
});
