import { cents, ZERO, type Cents } from '../kernel/money.ts';
import type { CartQuote, QuotedLine, Step } from './cart-quote.ts';
import { prorate } from './prorate.ts';

/**
 * What the price says of a line (spec 002 §3, decision P17). `discount…`: the pieces at a lower
 * price of their own, and what they cost; `enjoyDiscountQuantity`: these and those that a group or an
 * add-on made cheaper. `groupJoinQty`, `groupNormalQty`: pieces in and outside of a group.
 * `fullAmount`: what counted for a full reduction or discount, `fullReduce` what that took off.
 * `priceTotal`: the line before that.
 */
export type LineOutput = {
  uuid: string;
  discountQuantity: number;
  discountPriceTotal: Cents;
  enjoyDiscountQuantity: number;
  groupJoinQty: number;
  groupNormalQty: number;
  fullReduce: Cents;
  fullAmount: Cents;
  priceTotal: Cents;
};

const OWN: readonly Step[] = ['seckill', 'welfare', 'discount', 'oldDiscount', 'halfPrice'];
const GROUP: readonly Step[] = ['composite'];
const CHEAPER: readonly Step[] = [...OWN, ...GROUP, 'addOn'];
const FULL: readonly Step[] = ['fullReduction', 'fullDiscount'];

/** What the pieces at some prices are together. */
const sumAt = ({ units }: QuotedLine, steps: readonly Step[]) => {
  const at = units.filter(({ step }) => steps.includes(step));
  return {
    count: at.reduce((sum, unit) => sum + unit.count, 0),
    cents: cents(at.reduce((sum, unit) => sum + unit.totalCents, 0)),
  };
};

/** What full activities took off each line, spread over the lines that they counted. */
const fullReductions = ({
  lines,
  trace,
}: Pick<CartQuote, 'lines' | 'trace'>): ReadonlyMap<string, number> => {
  const taken = new Map<string, number>();
  for (const { lineIds, delta } of trace.filter(({ step }) => FULL.includes(step))) {
    const counted = lines.filter(({ uuid }) => lineIds.includes(uuid));
    const parts = prorate(
      cents(0 - delta),
      counted.map(({ uuid, goodsCents }) => goodsCents - (taken.get(uuid) ?? 0)),
    );
    for (const [place, { uuid }] of counted.entries())
      taken.set(uuid, (taken.get(uuid) ?? 0) + parts[place]!);
  }
  return taken;
};

/** What a quote says of each of its lines. */
export const lineOutputs = (quote: Pick<CartQuote, 'lines' | 'trace'>): LineOutput[] => {
  const reductions = fullReductions(quote);
  return quote.lines.map((line) => {
    const { uuid, quantity, goodsCents } = line;
    const own = sumAt(line, OWN);
    const groupJoinQty = sumAt(line, GROUP).count;
    return {
      uuid,
      discountQuantity: own.count,
      discountPriceTotal: own.cents,
      enjoyDiscountQuantity: sumAt(line, CHEAPER).count,
      groupJoinQty,
      groupNormalQty: quantity - groupJoinQty,
      fullReduce: cents(reductions.get(uuid) ?? 0),
      fullAmount: reductions.has(uuid) ? goodsCents : ZERO,
      priceTotal: goodsCents,
    };
  });
};
