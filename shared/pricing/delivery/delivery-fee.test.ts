import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { deliveryFee, type DeliveryFeeOk } from './delivery-fee.ts';
import {
  deliveryOffers,
  type DeliveryInput,
  type DeliveryOffer,
  type DeliveryPlan,
} from './delivery-plan.ts';

/** The plan of the worked example, decision box 4; stairs out of order on purpose. */
const plan: DeliveryPlan = {
  amount: cents(2000),
  limitWeight: 30,
  baseWeight: 5,
  costStairs: [
    { amount: cents(20_000), cost: cents(500) },
    { amount: cents(0), cost: cents(1500) },
    { amount: cents(10_000), cost: cents(1000) },
  ],
  overWeightEnable: true,
  overWeightStairs: [
    { weight: 10, cost: cents(300) },
    { weight: 5, cost: cents(200) },
  ],
  distanceEnable: true,
  distanceStairs: [{ distance: 3, unitCost: cents(150), unitPassBridgeCost: cents(250) }],
  freshEnable: true,
  freshCost: cents(300),
  passBridgeEnable: true,
  passBridgeCost: cents(1000),
};
const none = deliveryOffers(null, undefined);
const order: DeliveryInput = {
  goodsCents: cents(12_800),
  weightKg: 11.3,
  distanceMeters: 4200,
  crossesBridge: true,
  hasFresh: true,
  plan,
  offers: none,
};
const plain: DeliveryInput = {
  ...order,
  goodsCents: cents(0),
  weightKg: 1,
  distanceMeters: 0,
  crossesBridge: false,
  hasFresh: false,
};

const priced = (
  change: Partial<DeliveryInput> = {},
  from: DeliveryInput = order,
): DeliveryFeeOk => {
  const fee = deliveryFee({ ...from, ...change });
  if (!fee.ok) throw new Error(fee.reason);
  return fee;
};
const part = (
  kind: string,
  change: Partial<DeliveryInput>,
  planChange: Partial<DeliveryPlan> = {},
): number =>
  priced({ ...change, plan: { ...plan, ...planChange } }, plain).parts.find(
    (each) => each.kind === kind,
  )!.cents;

const tiers = (amount: number, from: number, more: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  activityType: 2,
  deliveryDetails: [{ limitAmount: cents(from), amount: cents(amount) }],
  ...more,
});
const eightOff = tiers(800, 10_000);
const fiveOff = tiers(500, 10_000);
const free: DeliveryOffer = { activityType: 1, isContainAddAmtn: true };

describe('the worked example (decision box 4)', () => {
  it('asks $44.00 in five parts', () => {
    expect(priced()).toEqual({
      ok: true,
      feeCents: 4400,
      grossCents: 4400,
      reductionCents: 0,
      parts: [
        { kind: 'base', cents: 1000 },
        { kind: 'overweight', cents: 1600 },
        { kind: 'distance', cents: 500 },
        { kind: 'fresh', cents: 300 },
        { kind: 'bridge', cents: 1000 },
      ],
    });
  });
  it.each([
    [
      '1: the merchant pays all but overweight',
      { market: eightOff, merchant: free, shared: false },
      2800,
      1600,
    ],
    ['2: the better of two', { market: eightOff, merchant: fiveOff, shared: false }, 800, 3600],
    ['3: both, up to the base', { market: eightOff, merchant: fiveOff, shared: true }, 1000, 3400],
  ])('case %s', (_, offers, reductionCents, feeCents) => {
    expect(priced({ offers })).toMatchObject({ grossCents: 4400, reductionCents, feeCents });
  });
});

describe('base fee (decision J2)', () => {
  it.each([
    [0, 1500],
    [9999, 1500],
    [10_000, 1000],
    [10_001, 1000],
    [19_999, 1000],
    [20_000, 500],
  ])('for goods of %d cents is %d', (goods, fee) => {
    expect(part('base', { goodsCents: cents(goods) })).toBe(fee);
  });
  it("is the plan's amount below the first stair and without stairs", () => {
    expect(part('base', {}, { costStairs: [{ amount: cents(1), cost: cents(1) }] })).toBe(2000);
    for (const costStairs of [[], null, undefined])
      expect(part('base', {}, { costStairs })).toBe(2000);
  });
});

describe('overweight (decision J4)', () => {
  it.each([
    [0, 0],
    [4.999, 0],
    [5, 0],
    [5.001, 200],
    [5.01, 200],
    [6, 200],
    [6.001, 400],
    [10, 1000],
    [10.001, 1300],
    [11, 1300],
    [11.3, 1600],
    [12, 1600],
  ])('%d kg costs %d cents more', (weightKg, fee) => {
    expect(part('overweight', { weightKg })).toBe(fee);
  });
  it('never charges a kg for what floating point adds', () => {
    expect(part('overweight', { weightKg: 5 + 0.1 + 0.2 + 0.7 })).toBe(200);
    expect(part('overweight', { weightKg: 1.1 * 3 + 7.7 })).toBe(1300);
  });
  it('charges nothing below the base weight, wherever the stairs begin', () => {
    expect(
      [7, 7.5, 10.5].map((weightKg) => part('overweight', { weightKg }, { baseWeight: 7 })),
    ).toEqual([0, 200, 900]);
    expect(
      [12, 12.5].map((weightKg) => part('overweight', { weightKg }, { baseWeight: 12 })),
    ).toEqual([0, 300]);
    expect(part('overweight', { weightKg: 6 }, { baseWeight: null })).toBe(200);
  });
  it('is nothing when switched off or without stairs', () => {
    expect(part('overweight', { weightKg: 20 }, { overWeightEnable: false })).toBe(0);
    expect(part('overweight', { weightKg: 20 }, { overWeightEnable: undefined })).toBe(0);
    expect(part('overweight', { weightKg: 20 }, { overWeightStairs: [] })).toBe(0);
    expect(part('overweight', { weightKg: 20 }, { overWeightStairs: null })).toBe(0);
  });
  it('rounds up in each stair separately', () => {
    expect(
      part(
        'overweight',
        { weightKg: 6 },
        {
          overWeightStairs: [
            { weight: 5, cost: cents(200) },
            { weight: 5.5, cost: cents(300) },
          ],
        },
      ),
    ).toBe(500);
  });
});

describe('distance (decision J5)', () => {
  it.each([
    [0, 0],
    [2999, 0],
    [3000, 0],
    [3000.4, 0],
    [3001, 150],
    [4000, 150],
    [4001, 300],
  ])('%d m costs %d cents', (distanceMeters, fee) => {
    expect(part('distance', { distanceMeters })).toBe(fee);
  });
  it('has a rate of its own across a bridge', () => {
    expect(part('distance', { distanceMeters: 3001, crossesBridge: true })).toBe(250);
    expect(
      part(
        'distance',
        { distanceMeters: 3001, crossesBridge: true },
        { distanceStairs: [{ distance: 3, unitCost: cents(150) }] },
      ),
    ).toBe(150);
  });
  it('is nothing when switched off or without stairs', () => {
    expect(part('distance', { distanceMeters: 9000 }, { distanceEnable: false })).toBe(0);
    expect(part('distance', { distanceMeters: 9000 }, { distanceStairs: null })).toBe(0);
  });
});

describe('surcharges', () => {
  it.each([
    [true, true, 300, 300],
    [true, false, 300, 0],
    [false, true, 300, 0],
    [true, true, null, 0],
  ])('fresh goods %s, switched %s, at %s cents: %d', (hasFresh, freshEnable, freshCost, fee) => {
    expect(
      part(
        'fresh',
        { hasFresh },
        { freshEnable, freshCost: freshCost === null ? null : cents(freshCost) },
      ),
    ).toBe(fee);
  });
  it.each([
    [true, true, 1000, 1000],
    [true, false, 1000, 0],
    [false, true, 1000, 0],
    [true, true, undefined, 0],
  ])(
    'crossing %s, switched %s, at %s cents: %d',
    (crossesBridge, passBridgeEnable, passBridgeCost, fee) => {
      expect(
        part(
          'bridge',
          { crossesBridge },
          {
            passBridgeEnable,
            passBridgeCost: passBridgeCost === undefined ? undefined : cents(passBridgeCost),
          },
        ),
      ).toBe(fee);
    },
  );
});

describe('too heavy (decision J11)', () => {
  it('is refused above the limit, never priced, whatever the offers', () => {
    expect(priced({ weightKg: 30 }).ok).toBe(true);
    expect(
      deliveryFee({ ...order, weightKg: 30.001, offers: { merchant: free, shared: false } }),
    ).toEqual({ ok: false, reason: 'overweight', limitKg: 30 });
  });
  it.each([[0], [-1], [null], [undefined]])(
    'has 10,000 kg as the limit when the store says %s',
    (limitWeight) => {
      const unlimited = { ...plan, limitWeight };
      expect(priced({ weightKg: 10_000, plan: unlimited }).ok).toBe(true);
      expect(deliveryFee({ ...order, weightKg: 10_000.001, plan: unlimited })).toEqual({
        ok: false,
        reason: 'overweight',
        limitKg: 10_000,
      });
    },
  );
});

describe('the fee for any order', () => {
  const money = fc.nat(5000).map(cents);
  const kg = fc.nat(40_000).map((grams) => grams / 1000);
  const flag = fc.option(fc.boolean());
  const aPlan: fc.Arbitrary<DeliveryPlan> = fc.record({
    amount: money,
    baseWeight: fc.option(kg),
    overWeightEnable: flag,
    freshEnable: flag,
    freshCost: fc.option(money),
    passBridgeEnable: flag,
    passBridgeCost: fc.option(money),
    distanceEnable: flag,
    costStairs: fc.option(fc.array(fc.record({ amount: money, cost: money }), { maxLength: 4 })),
    overWeightStairs: fc.option(fc.array(fc.record({ weight: kg, cost: money }), { maxLength: 4 })),
    distanceStairs: fc.option(
      fc.array(fc.record({ distance: kg, unitCost: money, unitPassBridgeCost: fc.option(money) }), {
        maxLength: 4,
      }),
    ),
  });
  const anOffer: fc.Arbitrary<DeliveryOffer> = fc.record({
    activityType: fc.constantFrom(1, 2),
    isContainAddAmtn: flag,
    isContainOverWeightAmtn: flag,
    deliveryDetails: fc.option(
      fc.array(fc.record({ limitAmount: money, amount: money }), { maxLength: 3 }),
    ),
  });
  const anOrder: fc.Arbitrary<DeliveryInput> = fc.record({
    goodsCents: money,
    weightKg: kg,
    distanceMeters: fc.double({ min: 0, max: 30_000, noNaN: true }),
    crossesBridge: fc.boolean(),
    hasFresh: fc.boolean(),
    plan: aPlan,
    offers: fc.record({
      market: fc.option(anOffer),
      merchant: fc.option(anOffer),
      shared: fc.boolean(),
    }),
  });

  it('is its parts less the offers, and never below 0', () => {
    fc.assert(
      fc.property(anOrder, (input) => {
        const { feeCents, grossCents, reductionCents, parts } = priced({}, input);
        expect(parts.reduce((sum, each) => sum + each.cents, 0)).toBe(grossCents);
        expect(grossCents - reductionCents).toBe(feeCents);
        expect(
          Math.min(feeCents, reductionCents, ...parts.map((each) => each.cents)),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('never falls when weight or distance grows, without offers', () => {
    fc.assert(
      fc.property(anOrder, kg, fc.nat(20_000), (input, moreKg, moreMeters) => {
        const fee = priced({ offers: none }, input).feeCents;
        expect(
          priced({ offers: none, weightKg: input.weightKg + moreKg }, input).feeCents,
        ).toBeGreaterThanOrEqual(fee);
        expect(
          priced({ offers: none, distanceMeters: input.distanceMeters + moreMeters }, input)
            .feeCents,
        ).toBeGreaterThanOrEqual(fee);
      }),
    );
  });
  it('is never dearer with one offer more, nor when offers may be used together', () => {
    fc.assert(
      fc.property(anOrder, (input) => {
        const { market, merchant } = input.offers;
        const better = priced({ offers: { market, merchant, shared: false } }, input).feeCents;
        expect(better).toBeLessThanOrEqual(
          priced({ offers: { market, shared: false } }, input).feeCents,
        );
        expect(better).toBeLessThanOrEqual(
          priced({ offers: { merchant, shared: false } }, input).feeCents,
        );
        expect(
          priced({ offers: { market, merchant, shared: true } }, input).feeCents,
        ).toBeLessThanOrEqual(better);
      }),
    );
  });
});
