import { cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';
import type { CartQuote, QuotedLine } from '../pricing/cart-quote.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { sumOf, traceOf, type Amounts, type Change } from './reference-bill.ts';
import { deliveryOf, feesOf, settle, takeGold, weightOf } from './reference-fees.ts';
import { giftAtAmount, stepTwo } from './reference-gifts.ts';
import { stepFour, stepThree } from './reference-reductions.ts';
import { costOf, stepOne } from './reference-step-one.ts';
import { originalOf, stepOneChanges, unitsOf } from './reference-units.ts';

/** The results of all steps, for the trace and the sums. */
const workOut = (input: PriceInput, now: Instant) => {
  const counter = stepOne(input);
  const { lines } = counter;
  const amounts: Amounts = new Map(lines.map((line) => [line.uuid, costOf(counter, line)]));
  const afterOne = [...amounts.values()];
  const given = stepTwo(input, lines);
  const fullGift = giftAtAmount(input, afterOne);
  const applied = stepThree(counter, amounts);
  const afterFull = sumOf(amounts.values());
  const weightKg = weightOf(lines, fullGift === null ? given.gifts : [...given.gifts, fullGift]);
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
  const fees = feesOf(input, lines.length === 0, weightKg);
  const deliveryTaken = offers.packetCents ?? delivery.reductionCents;
  const feeAmounts = [delivery.grossCents - deliveryTaken, fees.service, fees.box, fees.bag];
  const settled = settle([...amounts.values()], feeAmounts, input.mCoinCents);
  const original = sumOf(lines.map(originalOf));
  return {
    counter,
    lines,
    afterOne,
    given,
    fullGift,
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

/**
 * The price of a cart by docs/pricing.md, worked out slowly, piece by piece. The engine must always
 * agree.
 */
export const referencePrice = (input: PriceInput, now: Instant): CartQuote => {
  const found = workOut(input, now);
  const lines = linesOf(found);
  const [delivery, service, box, bag] = found.settled.shares.slice(lines.length).map(cents);
  return {
    lines,
    gifts: found.given.gifts,
    ...(found.fullGift && { fullGift: found.fullGift }),
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
