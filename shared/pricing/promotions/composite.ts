import type { CartLine } from '../../cart/cart-line.ts';
import type { CompositeActivity } from '../activities.ts';
import { firstPieces, type BundleForm, type Run } from '../bundle.ts';
import { overflowOf, roomOf, ruleCap, tightest, type Cap } from '../caps.ts';
import type { OpenLine } from '../open-line.ts';
import type { OrderBook } from '../order-book.ts';
import type { BundleRule } from '../piece-rule.ts';
import { fixedComposite } from './composite-fixed.ts';
import { thresholdComposite } from './composite-threshold.ts';

const formOf = ({ compositeVO: vo }: CompositeActivity): BundleForm =>
  vo.compositeType === 1 ? fixedComposite(vo) : thresholdComposite(vo);

/** The composite that a line takes part in; add-ons take part in none. */
const activityOf = (
  { group, selectedPurchase }: CartLine,
  book: OrderBook,
): CompositeActivity | undefined =>
  group === null || selectedPurchase ? undefined : book.composites.get(group.activityId);

/** The pieces of the first `orderProductStyleLimitQuantity` different products (spec 002 §3). */
const withinStyles = (
  runs: readonly Run[],
  { orderProductStyleLimit, orderProductStyleLimitQuantity }: CompositeActivity,
): readonly Run[] => {
  if (!orderProductStyleLimit) return runs;
  const room = roomOf(orderProductStyleLimitQuantity);
  const products = new Set<string>();
  return runs.filter(({ open: { line } }) => {
    if (products.size < room) products.add(line.productId);
    return products.has(line.productId);
  });
};

/** How often it may be joined: per order, by this guest, by the stock of pieces (decision H3). */
const capOf = (
  { activityId, joinLimitQuantity, joinLimit, stock }: CompositeActivity,
  piecesEach: number,
): Cap => {
  const stockCap = ruleCap(stock, 'compositeStock', activityId);
  stockCap.left = Math.floor(stockCap.left / piecesEach);
  return tightest([
    ruleCap(joinLimitQuantity, 'compositeOrderLimit', activityId),
    ruleCap(joinLimit, 'compositeJoinLimit', activityId),
    stockCap,
  ]);
};

const priceOne = (activity: CompositeActivity, all: readonly Run[], book: OrderBook): void => {
  const form = formOf(activity);
  const runs = withinStyles(all, activity);
  if (runs.length < all.length)
    book.overflows.push({
      reason: 'compositeStyleLimit',
      count: activity.orderProductStyleLimitQuantity,
      ruleId: activity.activityId,
    });
  const cap = capOf(activity, form.piecesEach);
  const wanted = form.wanted(runs);
  if (wanted > cap.left) book.overflows.push(overflowOf(cap, ''));
  const times = Math.min(wanted, cap.left);
  if (times > 0) form.price(firstPieces(runs, times * form.piecesEach), times, activity);
};

/**
 * Composites, in the order of `activities.composite`, on the pieces that better prices left over.
 */
const priceLeft = (lines: readonly OpenLine[], book: OrderBook): void => {
  const runsOf = new Map<CompositeActivity, Run[]>();
  for (const open of lines) {
    const activity = open.left > 0 ? activityOf(open.line, book) : undefined;
    if (activity === undefined) continue;
    const runs = runsOf.get(activity);
    if (runs) runs.push({ open, count: open.left });
    else runsOf.set(activity, [{ open, count: open.left }]);
  }
  for (const activity of book.composites.values()) {
    const runs = runsOf.get(activity);
    if (runs)
      priceOne(
        activity,
        runs.sort((a, b) => b.open.line.price - a.open.line.price),
        book,
      );
  }
};

/**
 * "Group" on the wire: any N pieces for a fixed amount, or a price for each piece beyond a
 * threshold (decisions H4, H5).
 */
export const composite: BundleRule = {
  step: 'composite',
  averageFor: (line, book) => {
    const activity = activityOf(line, book);
    return activity === undefined ? null : formOf(activity).average;
  },
  priceLeft,
};
