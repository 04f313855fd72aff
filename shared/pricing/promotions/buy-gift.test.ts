import { describe, expect, it } from 'vitest';
import { aBuyGift, aGift } from '../../testing/activity-builders.ts';
import { aCart, NOON, someActivities } from '../../testing/builders.ts';
import { priceCart } from '../price-cart.ts';
import { overflowsIn } from '../../testing/quote-views.ts';
import type { BuyGiftActivity, Gift } from '../activities.ts';

const step = (
  gifts: readonly Gift[] = [aGift()],
  change: Partial<BuyGiftActivity['limits'][number]> = {},
) => ({ limitQuantity: 2, gifts, isDouble: false, isWhatever: false, ...change });
const cartOf = (
  quantity: number,
  change: Partial<BuyGiftActivity> = {},
  pickedGifts: Record<string, string> = {},
) => ({
  ...aCart({ quantity }),
  activities: someActivities({ buyGift: [aBuyGift(change)] }),
  pickedGifts,
});
const giftsOf = (cart: ReturnType<typeof cartOf>) =>
  priceCart(cart, NOON).gifts.map(
    ({ merchantProductId, quantity }) => `${quantity} ${merchantProductId}`,
  );

describe('buy 2 get 1', () => {
  it.each([
    [1, []],
    [2, ['1 gift']],
    [4, ['1 gift']],
  ])('with %i pieces, once', (quantity, gifts) => {
    expect(giftsOf(cartOf(quantity))).toEqual(gifts);
  });
  it.each([
    [1, []],
    [2, ['1 gift']],
    [3, ['1 gift']],
    [4, ['2 gift']],
    [6, ['3 gift']],
  ])('with %i pieces, for each multiple', (quantity, gifts) => {
    expect(giftsOf(cartOf(quantity, { limits: [step([aGift()], { isDouble: true })] }))).toEqual(
      gifts,
    );
  });
  it('gives more of the very product that is bought', () => {
    expect(
      giftsOf(
        cartOf(4, { limits: [step([aGift({ merchantProductId: 'mp-a' })], { isDouble: true })] }),
      ),
    ).toEqual(['2 mp-a']);
  });
  it('counts pieces of several lines, whatever they cost, and each named product once', () => {
    const cart = {
      ...aCart({}, { merchantProductId: 'mp-a' }, {}),
      activities: someActivities({
        buyGift: [aBuyGift({ buyProduct: { merchantProductIds: ['mp-a', 'mp-a'] } })],
      }),
    };
    expect(priceCart(cart, NOON).gifts).toMatchObject([{ quantity: 1 }]);
    expect(overflowsIn({ ...cart, lines: cart.lines.slice(1) })).toEqual(['giftNone']);
  });
  it('reports nothing for a cart without its products', () => {
    expect(overflowsIn(cartOf(5, { buyProduct: { merchantProductIds: ['other'] } }))).toEqual([]);
  });
  it('takes the highest step reached, of equal ones the first', () => {
    const limits = [
      step([aGift({ merchantProductId: 'two' })]),
      step([aGift({ merchantProductId: 'three' })], { limitQuantity: 3 }),
      step([aGift({ merchantProductId: 'also three' })], { limitQuantity: 3 }),
    ];
    expect([2, 3].map((quantity) => giftsOf(cartOf(quantity, { limits })))).toEqual([
      ['1 two'],
      ['1 three'],
    ]);
  });
});

describe('the limits of gifts', () => {
  const repeat = { limits: [step([aGift()], { isDouble: true })] };
  it.each([
    [{ singleOrderJoinCount: -1 }, ['3 gift'], []],
    [{ singleOrderJoinCount: 3 }, ['3 gift'], []],
    [{ singleOrderJoinCount: 2 }, ['2 gift'], ['giftOrderLimit 2']],
    [{ isLimitJoin: true, joinRemaining: 1 }, ['1 gift'], ['giftJoinLimit 1']],
    [{ isLimitJoin: false, joinRemaining: 1 }, ['3 gift'], []],
    [
      { singleOrderJoinCount: 2, isLimitJoin: true, joinRemaining: 2 },
      ['2 gift'],
      ['giftOrderLimit 2'],
    ],
    [{ singleOrderJoinCount: 2, isLimitJoin: true, joinRemaining: 0 }, [], ['giftJoinLimit 0']],
  ])('%j of three times', (change, gifts, overflow) => {
    expect([
      giftsOf(cartOf(6, { ...repeat, ...change })),
      overflowsIn(cartOf(6, { ...repeat, ...change })),
    ]).toEqual([gifts, overflow]);
  });
  it('says how many pieces were promised, after what limits how often it is joined', () => {
    const limits = [step([aGift({ giftQuantity: 2, stock: 3 })], { isDouble: true })];
    const promised = (change: Partial<BuyGiftActivity>) =>
      priceCart(cartOf(6, { limits, ...change }), NOON).gifts.map((gift) => [
        gift.quantity,
        gift.wanted,
      ]);
    expect([promised({}), promised({ singleOrderJoinCount: 2 })]).toEqual([[[3, 6]], [[3, 4]]]);
  });
  it.each([
    [{ stock: 4 }, ['4 gift'], []],
    [{ stock: 3 }, ['3 gift'], ['giftStock 3']],
    [{ canUseStock: 3 }, ['3 gift'], ['giftStock 3']],
    [{ stock: 0 }, [], ['giftStock 0']],
  ])('a gift with %j, 2 a time, twice', (change, gifts, overflow) => {
    const limits = [step([aGift({ giftQuantity: 2, ...change })], { isDouble: true })];
    expect([giftsOf(cartOf(4, { limits })), overflowsIn(cartOf(4, { limits }))]).toEqual([
      gifts,
      overflow,
    ]);
  });
});

describe('a gift that is sold too', () => {
  const limits = [
    step([aGift({ merchantProductId: 'mp-a', giftQuantity: 2, stock: 5 })], { isDouble: true }),
  ];
  it.each([
    [2, ['2 mp-a'], []],
    [4, ['1 mp-a'], ['giftStock 1']],
    [5, [], ['giftStock 0']],
  ])('leaves the %i pieces that are bought', (quantity, gifts, overflow) => {
    const cart = cartOf(quantity, { limits });
    expect([giftsOf(cart), overflowsIn(cart)]).toEqual([gifts, overflow]);
  });
  it('is given once, where two activities give the last piece', () => {
    const last = { limits: [step([aGift({ stock: 1 })])] };
    const cart = {
      ...cartOf(2),
      activities: someActivities({
        buyGift: [aBuyGift({ ...last, buyGiftId: 'one' }), aBuyGift({ ...last, buyGiftId: 'two' })],
      }),
    };
    expect(priceCart(cart, NOON).gifts).toMatchObject([{ buyGiftId: 'one', quantity: 1 }]);
  });
});

describe('a gift of choice', () => {
  const three = [
    aGift({ merchantProductId: 'g1', stock: 0 }),
    aGift({ merchantProductId: 'g2' }),
    aGift({ merchantProductId: 'g3' }),
  ];
  const limits = [step(three, { isWhatever: true })];
  it.each([
    [{}, ['1 g2']],
    [{ 'buy-gift': 'g3' }, ['1 g3']],
    [{ 'buy-gift': 'g9' }, ['1 g2']],
    [{ 'buy-gift': 'g1' }, []],
  ])('picked as %j', (picked, gifts) => {
    expect(giftsOf(cartOf(2, { limits }, picked))).toEqual(gifts);
  });
  it('of which none is left, or of none, gives nothing', () => {
    expect(
      overflowsIn(cartOf(2, { limits: [step(three.slice(0, 1), { isWhatever: true })] })),
    ).toEqual(['giftStock 0']);
    expect([
      giftsOf(cartOf(2, { limits: [step([], { isWhatever: true })] })),
      overflowsIn(cartOf(2, { limits: [step([], { isWhatever: true })] })),
    ]).toEqual([[], []]);
  });
});

describe('what gifts weigh', () => {
  it('counts, and they cost nothing', () => {
    const quote = priceCart(
      cartOf(2, { limits: [step([aGift({ giftQuantity: 3, productWeight: 0.1 })])] }),
      NOON,
    );
    expect([
      quote.gifts[0]!.weight,
      quote.totals.weightKg,
      quote.totals.payableCents,
      quote.totals.count,
    ]).toEqual([0.3, 1.3, 2000, 2]);
  });
});
