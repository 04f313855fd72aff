import type { CartLine } from '../cart/cart-line.ts';
import { lineGrams, MIN_WEIGHT_KG } from '../cart/cart-weight.ts';
import { cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';
import type { PricedUnits, Step } from './cart-quote.ts';
import { deliveryFee, type DeliveryFee } from './delivery/delivery-fee.ts';
import { thousandths } from './delivery/started-units.ts';
import { applyFullActivities, type FullResult } from './full-activities.ts';
import type { OpenLine } from './open-line.ts';
import type { PriceInput } from './price-input.ts';
import { pricePieces } from './price-pieces.ts';
import type { PricedLine, PricedLines } from './priced-lines.ts';
import { buyGifts } from './promotions/buy-gift.ts';
import { fullGift } from './promotions/full-gift.ts';
import { mergeChanges, type Change } from './trace.ts';

/** Prices that no price-break voucher goes with (decision I1). */
const DISCOUNT_STEPS: ReadonlySet<Step> = new Set<Step>(['seckill', 'discount', 'oldDiscount']);

/**
 * Lines that are priced: selected, in stock, with pieces. What a mall coupon is worth comes as an
 * offer.
 */
export const isPriced = ({ selected, sellout, quantity, isMallCoupon }: CartLine): boolean =>
  selected && !sellout && quantity > 0 && !isMallCoupon;

/**
 * Kilograms of all pieces and gifts, summed in whole grams, at least 0.01 (spec 002 §5, decision
 * H11).
 */
const weightOf = (lines: readonly OpenLine[], gifts: readonly { weight: number }[]): number => {
  if (lines.length === 0) return 0;
  let sum = 0;
  for (const { line } of lines) sum += lineGrams(line);
  for (const { weight } of gifts) sum += thousandths(weight);
  return Math.max(MIN_WEIGHT_KG, sum / 1000);
};

const pieceCents = ({ line, ingredientCents }: OpenLine): number => line.price + ingredientCents;

const pieceChanges = (open: OpenLine): Change[] =>
  open.units
    .filter(({ step }) => step !== 'goods')
    .map(({ step, ruleId, count, totalCents }: PricedUnits) => ({
      step,
      ruleId,
      lineIds: [open.line.uuid],
      delta: totalCents - count * pieceCents(open),
    }));

const pricedLine = (
  open: OpenLine,
  place: number,
  { taken, withoutVoucher }: FullResult,
): PricedLine => ({
  line: open.line,
  units: open.units,
  originalCents: open.line.quantity * pieceCents(open),
  goodsCents: open.goodsCents,
  afterFullCents: open.goodsCents - taken[place]!,
  sharesVoucher: open.shareVoucher && !withoutVoucher.has(place),
});

const sumOf = (
  lines: readonly PricedLine[],
  key: 'originalCents' | 'goodsCents' | 'afterFullCents',
): number => {
  let sum = 0;
  for (const line of lines) sum += line[key];
  return sum;
};

const deliveryOf = (
  { handover }: PriceInput,
  lines: readonly PricedLine[],
  weightKg: number,
  afterFullCents: number,
): DeliveryFee | null => {
  if (handover.kind === 'pickup' || lines.length === 0) return null;
  const { distanceMeters, crossesBridge, plan, offers } = handover;
  return deliveryFee({
    goodsCents: cents(afterFullCents),
    weightKg,
    distanceMeters,
    crossesBridge,
    hasFresh: lines.some(({ line }) => line.isFresh),
    plan,
    offers,
  });
};

/**
 * Steps 1 to 3 of decision H1, and the delivery fee that follows from them: what a cart costs
 * before the guest's offers. `docs/pricing.md` describes it.
 */
export const priceLines = (input: PriceInput, now: Instant): PricedLines => {
  const { lines: open, overflows } = pricePieces(input.lines.filter(isPriced), input);
  const gifts = buyGifts(open, input);
  const full = applyFullActivities(open, input.activities.full);
  const lines = open.map((each, place) => pricedLine(each, place, full));
  const [originalCents, goodsCents, afterFullCents] = [
    sumOf(lines, 'originalCents'),
    sumOf(lines, 'goodsCents'),
    sumOf(lines, 'afterFullCents'),
  ];
  const atAmount =
    lines.length === 0 ? null : fullGift(input.activities.fullGift ?? null, goodsCents);
  const weightKg = weightOf(open, atAmount === null ? gifts.gifts : [...gifts.gifts, atAmount]);
  const goods: Change = {
    step: 'goods',
    ruleId: null,
    lineIds: lines.map(({ line }) => line.uuid),
    delta: originalCents,
  };
  return {
    input,
    now,
    lines,
    gifts: gifts.gifts,
    fullGift: atAmount,
    overflows: [...overflows, ...gifts.overflows],
    changes: mergeChanges([goods, ...open.flatMap(pieceChanges), ...full.changes]),
    originalCents,
    goodsCents,
    afterFullCents,
    fullBases: full.bases,
    weightKg,
    count: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    hasDiscountItems: lines.some(({ units }) => units.some(({ step }) => DISCOUNT_STEPS.has(step))),
    delivery: deliveryOf(input, lines, weightKg, afterFullCents),
    coverage: new WeakMap(),
  };
};
