import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-line.ts';
import { cents } from '../../kernel/money.ts';
import { aBundle, aDiscount, aFullReduction, aPurchase } from '../../testing/activity-builders.ts';
import { aCart, anOffer, aUnitOffer, NOON, someActivities } from '../../testing/builders.ts';
import { offersOf, payableOf, stepsOf } from '../../testing/quote-views.ts';
import type { Activities } from '../activities.ts';
import { priceCart } from '../price-cart.ts';
import type { PriceInput } from '../price-input.ts';

const withVoucher = (
  cart: PriceInput,
  ...changes: Parameters<typeof anOffer>[0][]
): PriceInput => ({
  ...cart,
  chosenOffers: changes.map((change, index) => anOffer({ id: `v${index + 1}`, ...change })),
});

describe('a voucher', () => {
  it.each([
    [9999, 'v1 BELOW_MIN 1'],
    [10_000, null],
    [10_001, null],
  ])('for goods of %i cents, from 100.00 on', (price, refused) => {
    expect(
      offersOf(withVoucher(aCart({ price: cents(price) }), { limitAmount: cents(10_000) })),
    ).toEqual(refused === null ? { used: ['v1'], refused: [] } : { used: [], refused: [refused] });
  });
  it('of 50 on goods of 30 takes 30, and 0.1 is charged', () => {
    const cart = withVoucher(aCart({ price: cents(3000) }), { value: { amount: cents(5000) } });
    expect(stepsOf(cart)).toEqual(['goods 3000', 'voucher -3000', 'floor 10']);
  });
  it('of 50 % with a ceiling of 70 on 350 takes 70, split 40 and 30', () => {
    const quote = priceCart(
      withVoucher(aCart({ price: cents(20_000) }, { price: cents(15_000) }), {
        value: { rate: 0.5, maxAmount: cents(7000) },
      }),
      NOON,
    );
    expect([
      quote.totals.offerCents,
      quote.lines.map(({ goodsCents, shareCents }) => goodsCents - shareCents),
    ]).toEqual([7000, [4000, 3000]]);
  });
  it.each([
    [0.8, null, 200],
    [0.8, 200, 200],
    [0.8, 199, 199],
    [0.9995, null, 0],
    [0.9994, null, 1],
    [1, null, 0],
  ])('at a rate of %d up to %j takes %i of 10.00', (rate, max, taken) => {
    expect(
      payableOf(
        withVoucher(aCart({}), { value: { rate, maxAmount: max === null ? null : cents(max) } }),
      ),
    ).toBe(1000 - taken);
  });
  it('is for the lines of its scope, and counts nothing else for its minimum', () => {
    const cart = aCart(
      { productId: 'p', merchantCategoryChain: ['root', 'leaf'] },
      { price: cents(5000) },
    );
    const scoped = (change: Parameters<typeof anOffer>[0]) =>
      offersOf(withVoucher(cart, { limitAmount: cents(1001), ...change })).refused;
    expect(scoped({ productIds: ['p'] })).toEqual(['v1 BELOW_MIN 1']);
    expect(scoped({ categoryIds: ['leaf', 'root'] })).toEqual(['v1 BELOW_MIN 1']);
    expect(scoped({ productIds: ['x'], categoryIds: ['root'] })).toEqual(['v1 BELOW_MIN 1']);
    expect(scoped({ productIds: ['x'], categoryIds: ['y'] })).toEqual(['v1 SCOPE_PRODUCT']);
    expect(scoped({})).toEqual([]);
  });
  it('without effect is not used up, and leaves the place to the next', () => {
    expect(
      offersOf(
        withVoucher(aCart({}), { value: { amount: cents(0) } }, { productIds: ['other'] }, {}),
      ),
    ).toEqual({ used: ['v3'], refused: ['v1 SCOPE_PRODUCT', 'v2 SCOPE_PRODUCT'] });
  });
  it('excludes the others, which report their own refusals first', () => {
    expect(
      offersOf(
        withVoucher(
          aCart({}),
          {},
          { kind: 'redPacket' },
          { endAt: 0 as typeof NOON },
          { limitAmount: cents(9999) },
          { kind: 'mallCoupon' },
        ),
      ),
    ).toEqual({
      used: ['v1'],
      refused: ['v2 EXCLUSIVE v1', 'v3 EXPIRED', 'v4 EXCLUSIVE v1', 'v5 EXCLUSIVE v1'],
    });
  });
  it('covers nothing of an empty cart', () => {
    expect(offersOf(withVoucher(aCart({ selected: false }), {}))).toEqual({
      used: [],
      refused: ['v1 SCOPE_PRODUCT'],
    });
  });
});

describe('a voucher beside promotions that do not share with it', () => {
  it.each<[string, Partial<Activities>, Partial<CartLine>]>([
    ['a discount', { discount: [aDiscount({ shareVoucher: false })] }, { discount: aUnitOffer() }],
    [
      'a composite',
      { composite: [aBundle({ shareVoucher: false })] },
      { group: { activityId: 'bundle' }, quantity: 4 },
    ],
    [
      'an add-on',
      { purchase: [aPurchase({ shareVoucher: false, purchaseLimitAmount: cents(0) })] },
      { selectedPurchase: true, purchase: { activityId: 'purchase' } },
    ],
    [
      'a full activity',
      {
        full: [
          aFullReduction({
            shareVoucher: false,
            discountContentList: [{ fullAtm: cents(0), discount: cents(1) }],
          }),
        ],
      },
      {},
    ],
  ])('%s: the line leaves its base, but not that of a red packet', (_, activities, line) => {
    const cart = { ...aCart(line), activities: someActivities(activities) };
    expect(offersOf(withVoucher(cart, {}, { kind: 'redPacket' }))).toEqual({
      used: ['v2'],
      refused: ['v1 SCOPE_PRODUCT'],
    });
  });
});

describe('a price-break voucher', () => {
  it.each<[Partial<CartLine>, boolean]>([
    [{ seckill: aUnitOffer() }, true],
    [{ discount: aUnitOffer() }, true],
    [{ oldDiscount: aUnitOffer() }, true],
    [{ seckill: aUnitOffer({ stock: 0 }) }, false],
    [{ welfare: { welfareProductId: 'w', price: cents(1), stock: -1, orderLimit: -1 } }, false],
    [{ halfPrice: { activityId: 'h', stock: -1, userRemaining: -1 } }, false],
    [{}, false],
  ])('beside a line with %j', (line, isShutOut) => {
    expect(
      offersOf(withVoucher(aCart({}, line), { isPriceBreak: true, productIds: ['product-a'] }))
        .refused,
    ).toEqual(isShutOut ? ['v1 EXCLUSIVE discountItems'] : []);
    expect(offersOf(withVoucher(aCart({}, line), { productIds: ['product-a'] })).refused).toEqual(
      [],
    );
  });
});
