import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#shared/kernel/money.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { deliveryFee } from '#shared/pricing/delivery/delivery-fee.ts';
import type { DeliveryPlan } from '#shared/pricing/delivery/delivery-plan.ts';
import { feeInput, feesTo } from './cards.ts';
import type { CardFacts } from './facts-repo.ts';

const money = (max: number) => fc.nat(max).map(cents);
const stairs = fc.array(
  fc.record({
    distance: fc.nat(80).map((tenths) => tenths / 10),
    unitCost: money(300),
    unitPassBridgeCost: fc.option(money(500)),
  }),
  { maxLength: 3 },
);
const plan: fc.Arbitrary<DeliveryPlan> = fc.record({
  amount: money(2000),
  limitWeight: fc.constantFrom(null, 8),
  baseWeight: fc.constant(2),
  overWeightEnable: fc.boolean(),
  overWeightStairs: fc.constant([{ weight: 3, cost: cents(200) }]),
  costStairs: fc.array(fc.record({ amount: money(9000), cost: money(2000) }), { maxLength: 2 }),
  passBridgeEnable: fc.boolean(),
  passBridgeCost: money(1000),
  distanceEnable: fc.boolean(),
  distanceStairs: fc.option(stairs),
});

const NOW = instant(1_796_000_000_000);
/** An offer that begins half a minute later, and ends within the next minute. */
const offer = {
  kind: 'merchantDelivery' as const,
  rules: { activityType: 1 },
  startsAt: NOW + MINUTE / 2,
  endsAt: NOW + MINUTE,
};
const factsOf = (of: DeliveryPlan): CardFacts =>
  ({
    store: { lat: 22.19, lon: 113.54, facts: { plan: of } },
    offers: [offer],
    planned: [],
  }) as unknown as CardFacts;

const asked = fc.record({
  from: fc.constantFrom({ lat: 22.2, lon: 113.55 }, { lat: 22.15, lon: 113.56 }),
  distance: fc.nat(9000),
  goodsCents: money(10_000),
  weightKg: fc.constantFrom(0, 0.3, 4.001, 12),
  now: fc.nat(2 * MINUTE).map((ms) => instant(NOW + ms)),
});

it('a fee that was worked out before is the fee of this very order, place and moment', () => {
  fc.assert(
    fc.property(plan, fc.array(asked, { minLength: 1, maxLength: 40 }), (of, orders) => {
      const facts = factsOf(of);
      for (const { now, ...order } of orders) {
        const fee = deliveryFee(feeInput(facts, order, now));
        expect(feesTo(facts, order, now)(order.goodsCents, order.weightKg)).toBe(
          fee.ok ? fee.feeCents : null,
        );
      }
    }),
  );
});
