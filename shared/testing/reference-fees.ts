import type { CartLine } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import type { CartQuote, Step } from '../pricing/cart-quote.ts';
import { deliveryFee } from '../pricing/delivery/delivery-fee.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { sumOf, takeOff, type Amounts, type Change } from './reference-bill.ts';
import { referenceProrate } from './reference-prorate.ts';
import { grams } from './reference-gifts.ts';

/** The least that is paid, and the least of goods that gold may pay for. */
const LEAST = 10;

/** The weight of the lines and gifts in kilograms; never under 10 grams. */
export const weightOf = (
  lines: readonly CartLine[],
  gifts: readonly { weight: number }[],
): number =>
  lines.length === 0
    ? 0
    : Math.max(
        10,
        sumOf(lines.map(({ weight, quantity }) => grams(weight) * quantity)) +
          sumOf(gifts.map(({ weight }) => grams(weight))),
      ) / 1000;

type Delivery = { quote: CartQuote['delivery']; grossCents: number; reductionCents: number };

/** Step 6: the delivery fee and its reduction. */
export const deliveryOf = (
  { handover }: PriceInput,
  lines: readonly CartLine[],
  goods: { goodsCents: number; weightKg: number },
): Delivery => {
  if (handover.kind === 'pickup' || lines.length === 0)
    return { quote: { ok: true }, grossCents: 0, reductionCents: 0 };
  const { distanceMeters, crossesBridge, plan, offers } = handover;
  const fee = deliveryFee({
    goodsCents: cents(goods.goodsCents),
    weightKg: goods.weightKg,
    distanceMeters,
    crossesBridge,
    hasFresh: lines.some(({ isFresh }) => isFresh),
    plan,
    offers,
  });
  if (!fee.ok)
    return {
      quote: { ok: false, reason: fee.reason, limitKg: fee.limitKg },
      grossCents: 0,
      reductionCents: 0,
    };
  return { quote: { ok: true }, grossCents: fee.grossCents, reductionCents: fee.reductionCents };
};

/** Step 5: what gold takes off the goods. */
export const takeGold = (input: PriceInput, amounts: Amounts): { taken: number; of: Amounts } => {
  const before = new Map(amounts);
  const goods = sumOf(amounts.values());
  const taken = goods <= LEAST ? 0 : Math.min(goods, sumOf(input.gold.map(({ amount }) => amount)));
  takeOff(amounts, [...amounts.keys()], taken);
  return {
    taken,
    of: new Map([...before].map(([uuid, amount]) => [uuid, amount - amounts.get(uuid)!])),
  };
};

/** Bags as asked for, or one for each capacity begun, the first even for nothing that weighs. */
const bagsOf = ({ bags }: PriceInput['fees'], weightKg: number): number => {
  if (typeof bags === 'number') return bags;
  let count = 1;
  while (count * grams(bags.capacityKg) < grams(weightKg)) count += 1;
  return count;
};

/** Step 7: service fees, boxes and bags. */
export const feesOf = ({ fees }: PriceInput, isEmpty: boolean, weightKg: number) => {
  const changes: Change[] = isEmpty
    ? []
    : [
        ...fees.serviceFees.map(({ kind, cents }) => ({
          step: 'serviceFee' as const,
          ruleId: kind,
          lineIds: [],
          delta: cents,
        })),
        { step: 'boxFee', ruleId: null, lineIds: [], delta: fees.boxCents },
        {
          step: 'bagFee',
          ruleId: null,
          lineIds: [],
          delta: bagsOf(fees, weightKg) * fees.bagCents,
        },
      ];
  const sumOfStep = (step: Step): number =>
    sumOf(changes.filter((change) => change.step === step).map(({ delta }) => delta));
  return {
    changes,
    service: sumOfStep('serviceFee'),
    box: sumOfStep('boxFee'),
    bag: sumOfStep('bagFee'),
  };
};

/**
 * Steps 8 and 9: what mCoin takes and the floor adds, and each share of what is payable: the lines,
 * then the fees.
 */
export const settle = (
  lineAmounts: readonly number[],
  fees: readonly number[],
  mCoinCents: number,
) => {
  if (lineAmounts.length === 0)
    return { mCoin: 0, floor: 0, payable: 0, isFloored: false, shares: fees.map(() => 0) };
  const weights = [...lineAmounts, ...fees];
  const total = sumOf(weights);
  const mCoin = Math.min(mCoinCents, Math.max(0, total - LEAST));
  const floor = Math.max(0, LEAST - (total - mCoin));
  const floorWeights = total === 0 ? lineAmounts : weights;
  const mCoinParts = referenceProrate(mCoin, weights);
  const floorParts = referenceProrate(floor, floorWeights);
  const shares = weights.map(
    (weight, index) => weight - mCoinParts[index]! + (floorParts[index] ?? 0),
  );
  return {
    mCoin,
    floor,
    payable: total - mCoin + floor,
    isFloored: total - mCoinCents < LEAST,
    shares,
  };
};
