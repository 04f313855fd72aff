import { describe, expect, it } from 'vitest';
import { cents, type Cents } from '../kernel/money.ts';
import { aLine, someLines } from '../testing/builders.ts';
import type { Step } from '../pricing/cart-quote.ts';
import {
  submitState,
  type CartSubmitRefusal,
  type SubmitInput,
  type SubmitQuote,
} from './submit-state.ts';
import { deliveryThreshold, pickupThreshold, type StoreThresholds } from './threshold.ts';

const store: SubmitInput['store'] = {
  sendPrice: cents(5000),
  showType: 1,
  closedType: 0,
  delivery: true,
  enableAskfor: true,
};
type Change = Partial<Omit<SubmitInput, 'quote'>> & {
  goodsCents?: Cents;
  weightKg?: number;
  step?: Step;
};
const aQuote = ({
  goodsCents = cents(5000),
  weightKg = 1,
  step = 'goods',
}: Change): SubmitQuote => ({
  totals: { goodsCents, weightKg },
  lines: [
    {
      uuid: 'a',
      quantity: 1,
      originalCents: goodsCents,
      goodsCents,
      shareCents: goodsCents,
      goldCents: cents(0),
      units: [{ step, ruleId: null, count: 1, unitPrice: goodsCents, totalCents: goodsCents }],
    },
  ],
});
const anInput = ({ goodsCents, weightKg, step, ...change }: Change = {}): SubmitInput => ({
  cart: [aLine()],
  way: 'delivery',
  plan: { amount: cents(500) },
  store,
  requiredInStock: true,
  ...change,
  quote: aQuote({
    ...(goodsCents !== undefined && { goodsCents }),
    ...(weightKg !== undefined && { weightKg }),
    ...(step && { step }),
  }),
});
const reasons = (change: Change): CartSubmitRefusal['reason'][] =>
  submitState(anInput(change)).refusals.map(({ reason }) => reason);

describe('submitting for delivery', () => {
  it('is possible from the threshold on', () => {
    expect(submitState(anInput())).toEqual({ isEnabled: true, refusals: [] });
    expect(submitState(anInput({ goodsCents: cents(4999) }))).toEqual({
      isEnabled: false,
      refusals: [{ reason: 'deliveryThreshold', thresholdCents: 5000, missingCents: 1 }],
    });
    expect(reasons({ store: { ...store, sendPrice: cents(0) }, goodsCents: cents(0) })).toEqual([]);
  });
  it.each([
    [9999.999, 0, []],
    [10_000, 0, []],
    [10_000.001, 0, ['overweight']],
    [20, 20, []],
    [20.001, 20, ['overweight']],
  ])('with %d kg under a limit of %d kg: %j', (weightKg, limitWeight, expected) => {
    expect(reasons({ weightKg, plan: { amount: cents(500), limitWeight } })).toEqual(expected);
  });
  it('names the limit of an overweight order', () => {
    expect(
      submitState(anInput({ weightKg: 21, plan: { amount: cents(500), limitWeight: 20 } }))
        .refusals,
    ).toEqual([{ reason: 'overweight', limitKg: 20 }]);
  });
  it('asks for a required product beside fresh ones', () => {
    expect(reasons({ cart: [aLine({ isFresh: true })] })).toEqual(['requiredCategory']);
    expect(reasons({ cart: [aLine({ isFresh: true })], requiredInStock: false })).toEqual([]);
  });
  it('says everything that is wrong, the most pressing first', () => {
    const cart = someLines({ isFresh: true, sellout: true, minPurchase: 2 });
    expect(
      reasons({
        cart,
        goodsCents: cents(0),
        weightKg: 10_001,
        store: { ...store, closedType: 1, delivery: false },
      }),
    ).toEqual([
      'storeClosed',
      'wayNotOffered',
      'soldOutLine',
      'minPurchase',
      'deliveryThreshold',
      'overweight',
      'requiredCategory',
    ]);
  });
});

describe('a supermarket whose threshold rises over a bridge', () => {
  const bridge = { shippingPriceIncrement: true, incrementAmount: cents(2000), passBridge: true };
  it.each([
    [bridge, 7000],
    [{ ...bridge, passBridge: false }, 5000],
    [{ ...bridge, shippingPriceIncrement: false }, 5000],
    [{ shippingPriceIncrement: true, passBridge: true }, 5000],
  ])('wants of %j %i', (fields, threshold) => {
    expect(deliveryThreshold({ sendPrice: cents(5000), ...fields })).toBe(threshold);
  });
  it('tells what is missing of it', () => {
    expect(submitState(anInput({ store: { ...store, ...bridge } })).refusals).toEqual([
      { reason: 'deliveryThreshold', thresholdCents: 7000, missingCents: 2000 },
    ]);
  });
});

describe('submitting for pickup', () => {
  const pickup = (change: Change): CartSubmitRefusal['reason'][] =>
    reasons({ way: 'pickup', ...change });
  it('needs the pickup threshold, and neither looks at weight nor at required products', () => {
    const withLimit = { ...store, askforAmount: cents(3000) };
    expect(
      pickup({
        goodsCents: cents(3000),
        store: withLimit,
        weightKg: 20_000,
        cart: [aLine({ isFresh: true })],
      }),
    ).toEqual([]);
    expect(
      submitState(anInput({ way: 'pickup', goodsCents: cents(2999), store: withLimit })).refusals,
    ).toEqual([{ reason: 'pickupThreshold', thresholdCents: 3000, missingCents: 1 }]);
  });
  it.each([
    [{}, 0],
    [{ askforAmount: 300 }, 300],
    [{ askforAmount: 0, generalAskforAmount: 200 }, 0],
    [{ generalAskforAmount: 200 }, 200],
    [{ askforAmount: null, generalAskforAmount: null }, 0],
    [{ isEnableBringSelfLimit: false, askforAmount: 300 }, 0],
    [{ isEnableBringSelfLimit: true, askforAmount: 300 }, 300],
    [{ isEnableBringSelfLimit: null, askforAmount: 300 }, 300],
  ])('has a threshold by what the store says: %j is %i', (fields, threshold) => {
    expect(pickupThreshold({ sendPrice: cents(5000), ...fields } as StoreThresholds)).toBe(
      threshold,
    );
  });
  it.each([
    ['discount', 'pickupDiscount'],
    ['oldDiscount', 'pickupDiscount'],
    ['seckill', 'pickupFlash'],
    ['welfare', null],
    ['goods', null],
  ] as const)('must reach the sendPrice with a piece at the price of %s: %s', (step, reason) => {
    expect(pickup({ step, goodsCents: cents(5000) })).toEqual([]);
    expect(pickup({ step, goodsCents: cents(4999) })).toEqual(reason === null ? [] : [reason]);
  });
});

describe('submitting either way', () => {
  it.each([
    ['an empty cart', []],
    ['nothing selected', [aLine({ selected: false })]],
    ['only a line without pieces', [aLine({ quantity: 0 })]],
    ['only a mall coupon', [aLine({ isMallCoupon: true })]],
  ])('needs goods: %s', (_, cart) => {
    expect(reasons({ cart })).toEqual(['nothingSelected']);
    expect(reasons({ cart, way: 'pickup' })).toEqual(['nothingSelected']);
  });
  it('needs a store that takes orders or reservations', () => {
    expect(reasons({ store: { ...store, closedType: 2 } })).toEqual(['storeClosed']);
    expect(reasons({ store: { ...store, closedType: 2, showType: 6, reserveType: 1 } })).toEqual(
      [],
    );
  });
  it('needs a way that the store offers', () => {
    expect(reasons({ store: { ...store, delivery: false } })).toEqual(['wayNotOffered']);
    expect(reasons({ way: 'pickup', store: { ...store, enableAskfor: false } })).toEqual([
      'wayNotOffered',
    ]);
  });
  it('names the selected lines that are sold out', () => {
    const cart = someLines(
      { sellout: true },
      { storeStock: 0 },
      { sellout: true, selected: false },
      {},
    );
    expect(submitState(anInput({ cart })).refusals).toEqual([
      { reason: 'soldOutLine', lineIds: ['a', 'b'] },
    ]);
  });
  it('holds the minimum purchase over the selected lines of a product', () => {
    const cart = someLines({ productId: 'p', minPurchase: 3 }, { productId: 'p', quantity: 2 });
    expect(reasons({ cart })).toEqual([]);
    expect(
      submitState(
        anInput({
          cart: cart.map((line) => (line.uuid === 'b' ? { ...line, selected: false } : line)),
        }),
      ).refusals,
    ).toEqual([{ reason: 'minPurchase', productId: 'p', minimum: 3 }]);
  });
});
