import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import {
  deliveryOffers,
  type DeliveryInput,
  type DeliveryOffer,
  type DeliveryPart,
} from './delivery-plan.ts';
import { deliveryQuote } from './delivery-quote.ts';
import { deliveryReduction } from './delivery-reduction.ts';

const parts: DeliveryPart[] = [
  { kind: 'base', cents: cents(1000) },
  { kind: 'overweight', cents: cents(1600) },
  { kind: 'distance', cents: cents(500) },
  { kind: 'fresh', cents: cents(300) },
  { kind: 'bridge', cents: cents(1000) },
];
const off = (amount: number, from = 10_000, more: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  activityType: 2,
  deliveryDetails: [{ limitAmount: cents(from), amount: cents(amount) }],
  ...more,
});
const taken = (
  market: DeliveryOffer | null,
  merchant: DeliveryOffer | null = null,
  shared = false,
) => deliveryReduction(parts, cents(12_800), { market, merchant, shared });

describe('what an offer may pay for (decisions J9, J10)', () => {
  it.each([
    [{}, 1000],
    [{ isContainAddAmtn: true }, 2800],
    [{ isContainOverWeightAmtn: true }, 2600],
    [{ isContainAddAmtn: true, isContainOverWeightAmtn: true }, 4400],
  ])('free for all with %j takes off %d cents', (contains, cut) => {
    expect(taken({ activityType: 1, ...contains })).toEqual({ market: cut, merchant: 0 });
    expect(taken(off(99_999, 0, contains)).market).toBe(cut);
  });
});

describe('tiers (box 4)', () => {
  const tiered: DeliveryOffer = {
    activityType: 2,
    deliveryDetails: [
      { limitAmount: cents(20_000), amount: cents(900) },
      { limitAmount: cents(5000), amount: cents(300) },
      { limitAmount: cents(10_000), amount: cents(600) },
    ],
  };
  it.each([
    [4999, 0],
    [5000, 300],
    [9999, 300],
    [10_000, 600],
    [19_999, 600],
    [20_000, 900],
  ])('goods of %d cents take off %d', (goods, cut) => {
    expect(deliveryReduction(parts, cents(goods), { market: tiered, shared: false }).market).toBe(
      cut,
    );
  });
  it('takes nothing off without tiers', () => {
    for (const deliveryDetails of [[], null, undefined])
      expect(taken({ activityType: 2, deliveryDetails })).toEqual({ market: 0, merchant: 0 });
  });
});

describe('two offers (decision J8)', () => {
  it.each([
    ['the better one alone', off(300), off(500), false, { market: 0, merchant: 500 }],
    ["the market's on a tie", off(500), off(500), false, { market: 500, merchant: 0 }],
    ['both when shared', off(300), off(500), true, { market: 300, merchant: 500 }],
    [
      "the market's first, up to the base",
      off(800),
      off(500),
      true,
      { market: 800, merchant: 200 },
    ],
    ['nothing left for the merchant', off(1000), off(500), true, { market: 1000, merchant: 0 }],
    [
      'up to the wider of the two',
      off(800),
      off(2500, 0, { isContainAddAmtn: true }),
      true,
      { market: 800, merchant: 2000 },
    ],
    ["the merchant's alone, shared", null, off(500), true, { market: 0, merchant: 500 }],
    ['no offer at all', null, null, true, { market: 0, merchant: 0 }],
  ])('use %s', (_, market, merchant, shared, expected) => {
    expect(taken(market, merchant, shared)).toEqual(expected);
  });
  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])("are shared when the market's offer says %s", (isMerchantShare, shared) => {
    expect(deliveryOffers({ ...off(1), isMerchantShare }, off(2)).shared).toBe(shared);
  });
});

describe('the way the guest gets the goods (decision J13)', () => {
  const input: DeliveryInput = {
    goodsCents: cents(12_800),
    weightKg: 2,
    distanceMeters: 0,
    crossesBridge: false,
    hasFresh: false,
    plan: { amount: cents(1000), limitWeight: 5 },
    offers: { market: off(800), merchant: off(500), shared: true },
  };
  it('costs nothing at pickup and uses up no offer', () => {
    const nothing = {
      ok: true,
      feeCents: 0,
      grossCents: 0,
      reductionCents: 0,
      parts: [],
      used: { market: 0, merchant: 0 },
    };
    expect(deliveryQuote('pickup', input)).toEqual(nothing);
    expect(deliveryQuote('pickup', { ...input, weightKg: 6 })).toEqual(nothing);
  });
  it('names at delivery what each offer gave', () => {
    expect(deliveryQuote('delivery', input)).toMatchObject({
      feeCents: 0,
      grossCents: 1000,
      reductionCents: 1000,
      used: { market: 800, merchant: 200 },
    });
    expect(deliveryQuote('delivery', { ...input, weightKg: 6 })).toEqual({
      ok: false,
      reason: 'overweight',
      limitKg: 5,
    });
  });
});
