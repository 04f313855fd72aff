import { addCents, cents, type Cents } from '../../kernel/money.ts';
import type { Ok, Refusal } from '../../kernel/result.ts';
import { baseFee } from './base-fee.ts';
import type { DeliveryInput, DeliveryPart, DeliveryPartKind } from './delivery-plan.ts';
import { deliveryReduction } from './delivery-reduction.ts';
import { distanceFee } from './distance-fee.ts';
import { isTooHeavy, overweightFee, weightLimitKg } from './overweight-fee.ts';
import { bridgeFee, freshFee } from './surcharges.ts';

/** A delivery fee with its parts. */
export type DeliveryFeeOk = Ok<{
  readonly feeCents: Cents;
  readonly grossCents: Cents;
  readonly reductionCents: Cents;
  readonly parts: readonly DeliveryPart[];
}>;
/** Too heavy to deliver: refused, never priced (decision J11). */
export type DeliveryRefusal = Refusal<{ readonly reason: 'overweight'; readonly limitKg: number }>;
/** The delivery fee, or why there is no delivery. */
export type DeliveryFee = DeliveryFeeOk | DeliveryRefusal;

/** The parts of a fee in the order they are shown. */
const PARTS: readonly (readonly [DeliveryPartKind, (input: DeliveryInput) => Cents])[] = [
  ['base', baseFee],
  ['overweight', overweightFee],
  ['distance', distanceFee],
  ['fresh', freshFee],
  ['bridge', bridgeFee],
];

/**
 * The delivery fee of an order (spec 002 §9, decision box 4): all five parts, 0 where one is not
 * charged; `grossCents` is their sum, `feeCents` what is left after the offers. Refuses an order
 * above the weight limit. Without offers the fee never falls when weight or distance grows.
 */
export const deliveryFee = (input: DeliveryInput): DeliveryFee => {
  if (isTooHeavy(input.weightKg, input.plan))
    return { ok: false, reason: 'overweight', limitKg: weightLimitKg(input.plan) };
  const parts = PARTS.map(([kind, cost]) => ({ kind, cents: cost(input) }));
  const grossCents = addCents(...parts.map((part) => part.cents));
  const { market, merchant } = deliveryReduction(parts, input.goodsCents, input.offers);
  const reductionCents = addCents(market, merchant);
  return {
    ok: true,
    feeCents: cents(grossCents - reductionCents),
    grossCents,
    reductionCents,
    parts,
  };
};
