import type { CartLine } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';
import type { CartQuote, PricedUnits, QuotedLine, Step } from '../pricing/cart-quote.ts';
import { deliveryFee } from '../pricing/delivery/delivery-fee.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { sumOf, takeOff, traceOf, type Amounts, type Change } from './reference-bill.ts';
import { grams, stepTwo, type Given } from './reference-gifts.ts';
import type { Counter } from './reference-pieces.ts';
import { referenceProrate } from './reference-prorate.ts';
import { stepFour, stepThree } from './reference-reductions.ts';
import { costOf, ingredientsOf, stepOne } from './reference-step-one.ts';

/** The least that is paid, and the least of goods that gold may pay for. */
const LEAST = 10;

const originalOf = (line: CartLine): number => (line.price + ingredientsOf(line)) * line.quantity;

/** A line's pieces, those of one price together, in the order in which they were taken; the original price last. */
const unitsOf = (counter: Counter, line: CartLine): PricedUnits[] => {
  const extra = ingredientsOf(line);
  const pieces = counter.pieces
    .filter((piece) => piece.line === line)
    .toSorted((a, b) => (a.taken?.turn ?? Infinity) - (b.taken?.turn ?? Infinity) || 0);
  const steps = [...new Set(pieces.map(({ taken }): Step => taken?.step ?? 'goods'))];
  return steps.map((step) => {
    const same = pieces.filter(({ taken }) => (taken?.step ?? 'goods') === step);
    const taken = same[0]!.taken;
    const count = same.length;
    if (taken?.unitPrice === null)
      return {
        step,
        ruleId: taken.ruleId,
        count,
        unitPrice: null,
        totalCents: cents(counter.bundleCents.get(line.uuid)! + count * extra),
      };
    const unitPrice = (taken?.unitPrice ?? line.price) + extra;
    return {
      step,
      ruleId: taken?.ruleId ?? null,
      count,
      unitPrice: cents(unitPrice),
      totalCents: cents(unitPrice * count),
    };
  });
};

/** What the promotions of step 1 changed, rule by rule, in the order of their first line. */
const stepOneChanges = (lines: readonly QuotedLine[], counter: Counter): Change[] => {
  const changes: Change[] = [];
  for (const line of lines) {
    const original =
      originalOf(counter.lines.find(({ uuid }) => uuid === line.uuid)!) / line.quantity;
    for (const { step, ruleId, count, totalCents } of line.units.filter(
      ({ step }) => step !== 'goods',
    )) {
      const delta = totalCents - original * count;
      const known = changes.find((change) => change.step === step && change.ruleId === ruleId);
      if (known)
        Object.assign(known, {
          delta: known.delta + delta,
          lineIds: [...known.lineIds, line.uuid],
        });
      else changes.push({ step, ruleId, lineIds: [line.uuid], delta });
    }
  }
  return changes;
};

const weightOf = (lines: readonly CartLine[], { gifts }: Given): number =>
  lines.length === 0
    ? 0
    : Math.max(
        10,
        sumOf(lines.map(({ weight, quantity }) => grams(weight) * quantity)) +
          sumOf(gifts.map(({ weight }) => grams(weight))),
      ) / 1000;

type Delivery = { quote: CartQuote['delivery']; grossCents: number; reductionCents: number };

const deliveryOf = (
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
const takeGold = (input: PriceInput, amounts: Amounts): { taken: number; of: Amounts } => {
  const before = new Map(amounts);
  const goods = sumOf(amounts.values());
  const taken = goods <= LEAST ? 0 : Math.min(goods, sumOf(input.gold.map(({ amount }) => amount)));
  takeOff(amounts, [...amounts.keys()], taken);
  return {
    taken,
    of: new Map([...before].map(([uuid, amount]) => [uuid, amount - amounts.get(uuid)!])),
  };
};

const feesOf = ({ fees }: PriceInput, isEmpty: boolean) => {
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
        { step: 'bagFee', ruleId: null, lineIds: [], delta: fees.bagCount * fees.bagCents },
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

/** Steps 8 and 9: what mCoin takes and the floor adds, and everybody's part of what is payable: the lines, then the fees. */
const settle = (lineAmounts: readonly number[], fees: readonly number[], mCoinCents: number) => {
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

/** All that the steps found out, for the trace and the sums. */
const workOut = (input: PriceInput, now: Instant) => {
  const counter = stepOne(input);
  const { lines } = counter;
  const amounts: Amounts = new Map(lines.map((line) => [line.uuid, costOf(counter, line)]));
  const afterOne = [...amounts.values()];
  const given = stepTwo(input, lines);
  const applied = stepThree(counter, amounts);
  const afterFull = sumOf(amounts.values());
  const weightKg = weightOf(lines, given);
  const delivery = deliveryOf(input, lines, { goodsCents: afterFull, weightKg });
  const offers = stepFour({
    counter,
    applied,
    amounts,
    delivery: input.handover.kind === 'pickup' ? null : delivery,
    now,
  });
  const offerCents = afterFull - sumOf(amounts.values());
  const { taken: gold, of: goldOf } = takeGold(input, amounts);
  const fees = feesOf(input, lines.length === 0);
  const deliveryTaken = offers.packetCents ?? delivery.reductionCents;
  const feeAmounts = [delivery.grossCents - deliveryTaken, fees.service, fees.box, fees.bag];
  const settled = settle([...amounts.values()], feeAmounts, input.mCoinCents);
  const original = sumOf(lines.map(originalOf));
  return {
    counter,
    lines,
    afterOne,
    given,
    applied,
    afterFull,
    weightKg,
    delivery,
    offers,
    offerCents,
    gold,
    goldOf,
    fees,
    deliveryTaken,
    deliveryCents: feeAmounts[0]!,
    settled,
    original,
  };
};
type Found = ReturnType<typeof workOut>;

const linesOf = ({ counter, lines, afterOne, settled, goldOf }: Found): QuotedLine[] =>
  lines.map((line, index) => ({
    uuid: line.uuid,
    quantity: line.quantity,
    originalCents: cents(originalOf(line)),
    units: unitsOf(counter, line),
    goodsCents: cents(afterOne[index]!),
    shareCents: cents(settled.shares[index]!),
    goldCents: cents(goldOf.get(line.uuid)!),
  }));

const changesOf = (
  { original, lines, counter, applied, offers, gold, delivery, fees, settled }: Found,
  quoted: readonly QuotedLine[],
): Change[] => {
  const ids = lines.map(({ uuid }) => uuid);
  return [
    { step: 'goods', ruleId: null, lineIds: ids, delta: original },
    ...stepOneChanges(quoted, counter),
    ...applied.map(({ activity, lineIds, taken }): Change => ({
      step: activity.activityType === 1 ? 'fullReduction' : 'fullDiscount',
      ruleId: activity.id,
      lineIds,
      delta: -taken,
    })),
    ...offers.changes,
    { step: 'gold', ruleId: null, lineIds: ids, delta: -gold },
    { step: 'deliveryFee', ruleId: null, lineIds: [], delta: delivery.grossCents },
    {
      step: 'deliveryOffer',
      ruleId: null,
      lineIds: [],
      delta: offers.packetCents === null ? -delivery.reductionCents : 0,
    },
    ...fees.changes,
    { step: 'mCoin', ruleId: null, lineIds: [], delta: -settled.mCoin },
    { step: 'floor', ruleId: null, lineIds: [], delta: settled.floor },
  ];
};

const totalsOf = (found: Found): CartQuote['totals'] => {
  const {
    original,
    afterOne,
    afterFull,
    offerCents,
    gold,
    delivery,
    deliveryCents,
    deliveryTaken,
    fees,
    settled,
    weightKg,
    lines,
  } = found;
  const goods = sumOf(afterOne);
  return {
    originalCents: cents(original),
    goodsCents: cents(goods),
    afterFullCents: cents(afterFull),
    fullCents: cents(goods - afterFull),
    offerCents: cents(offerCents),
    goldCents: cents(gold),
    deliveryGrossCents: cents(delivery.grossCents),
    deliveryCents: cents(deliveryCents),
    serviceCents: cents(fees.service),
    boxCents: cents(fees.box),
    bagCents: cents(fees.bag),
    mCoinCents: cents(settled.mCoin),
    savedCents: cents(original - afterFull + offerCents + deliveryTaken),
    payableCents: cents(settled.payable),
    weightKg,
    count: sumOf(lines.map(({ quantity }) => quantity)),
  };
};

/** The price of a cart as docs/pricing.md says it, worked out slowly with every piece on the counter. The engine must always agree. */
export const referencePrice = (input: PriceInput, now: Instant): CartQuote => {
  const found = workOut(input, now);
  const lines = linesOf(found);
  const [delivery, service, box, bag] = found.settled.shares.slice(lines.length).map(cents);
  return {
    lines,
    gifts: found.given.gifts,
    feeShares: { delivery: delivery!, service: service!, box: box!, bag: bag! },
    totals: totalsOf(found),
    trace: traceOf(changesOf(found, lines)),
    overflows: [...found.counter.overflows, ...found.given.overflows],
    usedOffers: found.offers.usedOffers,
    refusedOffers: found.offers.refusedOffers,
    delivery: found.delivery.quote,
    isFloored: found.settled.isFloored,
  };
};
