import type { CartLine } from '../cart/cart-line.ts';
import { cents } from '../kernel/money.ts';
import type { ShareFlags } from './activities.ts';
import type { PricedUnits, Step } from './cart-quote.ts';

/**
 * A line whose pieces are being priced (step 1). `left` pieces have no price yet; `goodsCents` is
 * what the others cost. A share flag is false once an activity with that flag false priced a piece
 * (decision H8).
 */
export type OpenLine = {
  readonly line: CartLine;
  /** Its place among the priced lines. */
  readonly index: number;
  readonly ingredientCents: number;
  readonly units: PricedUnits[];
  left: number;
  goodsCents: number;
} & ShareFlags;

/**
 * Pieces that go together at `skuCents` in all, without ingredients; `unitPrice` null when they
 * share the price of a bundle.
 */
export type Taken = {
  step: Step;
  ruleId: string | null;
  count: number;
  unitPrice: number | null;
  skuCents: number;
  flags: ShareFlags | null;
};

/** A line before any promotion: all its pieces at the original price. */
export const openLine = (line: CartLine, index: number): OpenLine => {
  let ingredientCents = 0;
  for (const { price } of line.ingredients) ingredientCents += price;
  return {
    line,
    index,
    ingredientCents,
    units: [],
    left: line.quantity,
    goodsCents: 0,
    shareVoucher: true,
    shareFullDiscount: true,
    shareFullReduction: true,
  };
};

/** Gives pieces of a line their price; ingredients come on top of any promotion. */
export const takePieces = (
  open: OpenLine,
  { step, ruleId, count, unitPrice, skuCents, flags }: Taken,
): void => {
  const totalCents = skuCents + count * open.ingredientCents;
  open.units.push({
    step,
    ruleId,
    count,
    unitPrice: unitPrice === null ? null : cents(unitPrice + open.ingredientCents),
    totalCents: cents(totalCents),
  });
  open.left -= count;
  open.goodsCents += totalCents;
  if (flags === null) return;
  open.shareVoucher &&= flags.shareVoucher;
  open.shareFullDiscount &&= flags.shareFullDiscount;
  open.shareFullReduction &&= flags.shareFullReduction;
};
