import type { CompositeActivity } from '../activities.ts';
import { piecesIn, type BundleForm } from '../bundle.ts';
import { takePieces } from '../open-line.ts';

/**
 * Each piece beyond the cheapest `threshold` pieces costs `price`, while that is below its SKU
 * price (decisions H4, H5).
 */
export const thresholdComposite = ({
  threshold,
  price,
}: Extract<CompositeActivity['compositeVO'], { compositeType: 2 }>): BundleForm => ({
  average: price,
  piecesEach: 1,
  wanted: (runs) =>
    Math.max(
      0,
      Math.min(
        piecesIn(runs) - threshold,
        piecesIn(runs.filter(({ open }) => open.line.price > price)),
      ),
    ),
  price: (runs, _times, activity) => {
    for (const { open, count } of runs)
      takePieces(open, {
        step: 'composite',
        ruleId: activity.activityId,
        count,
        unitPrice: price,
        skuCents: count * price,
        flags: activity,
      });
  },
});
