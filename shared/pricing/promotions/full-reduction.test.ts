import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-line.ts';
import { cents } from '../../kernel/money.ts';
import {
  aBundle,
  aDiscount,
  aFullDiscount,
  aFullReduction,
  aPurchase,
} from '../../testing/activity-builders.ts';
import { aCart, aUnitOffer, NOON, someActivities } from '../../testing/builders.ts';
import { stepsOf } from '../../testing/quote-views.ts';
import type { Activities, FullActivity } from '../activities.ts';
import { priceCart } from '../price-cart.ts';

const tiers = (...rows: readonly (readonly [number, number])[]) => ({
  discountContentList: rows.map(([fullAtm, discount]) => ({
    fullAtm: cents(fullAtm),
    discount: cents(discount),
  })),
});
const cartOf = (full: readonly FullActivity[], ...lines: Partial<CartLine>[]) => ({
  ...aCart(...lines),
  activities: someActivities({ full }),
});
const fullCents = (full: readonly FullActivity[], ...lines: Partial<CartLine>[]) =>
  priceCart(cartOf(full, ...lines), NOON).totals.fullCents;

describe('full-reduction', () => {
  it.each([
    [9999, 0],
    [10_000, 1500],
    [10_001, 1500],
  ])('of goods of %i cents, from 100.00 on', (price, taken) => {
    expect(fullCents([aFullReduction(tiers([10_000, 1500]))], { price: cents(price) })).toBe(taken);
  });
  it.each([
    [2999, 0],
    [3000, 500],
    [5000, 900],
    [9000, 900],
  ])('of goods of %i cents takes the highest tier reached, alone: %i', (price, taken) => {
    expect(
      fullCents([aFullReduction(tiers([5000, 900], [3000, 500], [5000, 7]))], {
        price: cents(price),
      }),
    ).toBe(taken);
  });
  it('of 50 off 30 takes 30', () => {
    expect(fullCents([aFullReduction(tiers([1000, 5000]))], { price: cents(3000) })).toBe(3000);
  });
  it('spreads what it takes over its lines by largest remainder', () => {
    const quote = priceCart(
      cartOf(
        [aFullReduction(tiers([0, 299]))],
        ...[4300, 1400, 2300].map((price) => ({ price: cents(price) })),
      ),
      NOON,
    );
    expect(quote.lines.map(({ goodsCents, shareCents }) => goodsCents - shareCents)).toEqual([
      161, 52, 86,
    ]);
  });
  it('counts what lines cost after their own promotions, with ingredients', () => {
    expect(
      fullCents([aFullReduction(tiers([1000, 100]))], {
        seckill: aUnitOffer({ price: cents(900) }),
        ingredients: [{ id: 'egg', price: cents(100) }],
      }),
    ).toBe(100);
    expect(
      fullCents([aFullReduction(tiers([1001, 100]))], {
        seckill: aUnitOffer({ price: cents(900) }),
        ingredients: [{ id: 'egg', price: cents(100) }],
      }),
    ).toBe(0);
  });
});

describe('the scope of a full activity', () => {
  it.each<[string, Partial<FullActivity>, number]>([
    ['all', { productType: 1 }, 400],
    ['categories', { productType: 2, productTypeIdList: ['drinks', 'tea'] }, 300],
    ['a category at the root', { productType: 2, productTypeIdList: ['drinks'] }, 300],
    ['brands', { productType: 3, productTypeIdList: ['acme'] }, 150],
    ['products', { productType: 4, productList: ['mp-d'] }, 100],
    ['nothing', { productType: 2 }, 0],
    ['a brand named like a category', { productType: 3, productTypeIdList: ['drinks'] }, 0],
  ])('%s', (_, scope, taken) => {
    const half = {
      ...aFullDiscount({ discountContentList: [{ fullAtm: cents(0), discount: 0.5 }] }),
      ...scope,
    } as FullActivity;
    const lines = [
      { price: cents(100), merchantCategoryChain: ['drinks', 'tea'], brandChain: ['acme'] },
      { price: cents(300), merchantCategoryChain: ['drinks'], brandChain: [] },
      { price: cents(200), merchantCategoryChain: ['drinks', 'beer'], brandChain: ['acme', 'sub'] },
      { price: cents(200) },
    ];
    expect(fullCents([half], ...lines)).toBe(taken);
  });
});

describe('several full activities', () => {
  const drinks = (change: Partial<FullActivity>): FullActivity =>
    ({
      ...aFullReduction(tiers([0, 300])),
      id: 'drinks',
      productType: 2,
      productTypeIdList: ['drinks'],
      ...change,
    }) as FullActivity;
  const drink = { merchantCategoryChain: ['drinks'] };
  it('on different lines all count', () => {
    expect(
      stepsOf(
        cartOf([drinks({}), drinks({ id: 'snacks', productTypeIdList: ['snacks'] })], drink, {
          merchantCategoryChain: ['snacks'],
        }),
      ),
    ).toEqual(['goods 2000', 'fullReduction -300', 'fullReduction -300']);
  });
  it('on one line: the one that takes most, of equal ones the earlier', () => {
    const rule = (...full: FullActivity[]) =>
      priceCart(cartOf(full, drink), NOON).trace.at(-1)!.ruleId;
    expect(rule(drinks({}), aFullReduction(tiers([0, 301])))).toBe('full-reduction');
    expect(rule(drinks({}), aFullReduction(tiers([0, 300])))).toBe('drinks');
  });
  it('may break the threshold of another, whose lines are gone', () => {
    expect(stepsOf(cartOf([aFullReduction(tiers([2000, 200])), drinks({})], drink, {}))).toEqual([
      'goods 2000',
      'fullReduction -300',
    ]);
  });
  it('are in the trace by their kind', () => {
    expect(
      stepsOf(
        cartOf(
          [
            aFullDiscount({ discountContentList: [{ fullAtm: cents(0), discount: 0.2 }] }),
            drinks(tiers([0, 900])),
          ],
          drink,
          {},
        ),
      ),
    ).toEqual(['goods 2000', 'fullDiscount -1600']);
    expect(
      stepsOf(
        cartOf(
          [
            aFullDiscount({ discountContentList: [{ fullAtm: cents(0), discount: 0.8 }] }),
            drinks(tiers([0, 900])),
          ],
          drink,
          {},
        ),
      ),
    ).toEqual(['goods 2000', 'fullReduction -900', 'fullDiscount -200']);
  });
});

describe('lines that a promotion keeps out of the base', () => {
  const half = [aFullReduction(tiers([0, 100]))];
  const discounted = { discount: aUnitOffer({ stock: 1 }), quantity: 3 };
  it.each<[string, Partial<Activities>, Partial<CartLine>]>([
    ['a discount', { discount: [aDiscount({ shareFullReduction: false })] }, discounted],
    [
      'a composite',
      { composite: [aBundle({ shareFullReduction: false })] },
      { group: { activityId: 'bundle' }, quantity: 3 },
    ],
    [
      'an add-on',
      { purchase: [aPurchase({ shareFullReduction: false, purchaseLimitAmount: cents(0) })] },
      { selectedPurchase: true, purchase: { activityId: 'purchase' } },
    ],
  ])('%s without shareFullReduction', (_, activities, line) => {
    const quote = priceCart(
      { ...aCart(line), activities: someActivities({ ...activities, full: half }) },
      NOON,
    );
    expect(quote.totals.fullCents).toBe(0);
    expect(
      priceCart(
        { ...aCart(line), activities: someActivities({ ...activities, full: [aFullDiscount()] }) },
        NOON,
      ).totals.fullCents,
    ).toBeGreaterThan(0);
  });
  it('not when no piece took the promotion', () => {
    const activities = someActivities({
      discount: [aDiscount({ shareFullReduction: false })],
      full: half,
    });
    expect(
      priceCart({ ...aCart({ discount: aUnitOffer({ stock: 0 }) }), activities }, NOON).totals
        .fullCents,
    ).toBe(100);
  });
});
