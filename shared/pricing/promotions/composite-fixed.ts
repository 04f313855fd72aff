import { cents } from '../../kernel/money.ts';
import type { CompositeActivity } from '../activities.ts';
import type { BundleForm, Run } from '../bundle.ts';
import { takePieces } from '../open-line.ts';
import { prorate } from '../prorate.ts';

type FixedVO = Extract<CompositeActivity['compositeVO'], { compositeType: 1 }>;

/**
 * Bundles, cut in the order of the runs, whose pieces cost more than the amount: each is worth at
 * most the one before.
 */
const worthwhile = (runs: readonly Run[], size: number, amount: number): number => {
  let bundles = 0;
  let filled = 0;
  let worth = 0;
  for (const {
    open: {
      line: { price },
    },
    count,
  } of runs) {
    let left = count;
    while (left > 0) {
      // bundles of one line alone are counted at once
      const whole = filled === 0 && price * size > amount ? Math.floor(left / size) : 0;
      bundles += whole;
      left -= whole * size;
      const used = Math.min(left, size - filled);
      filled += used;
      worth += used * price;
      left -= used;
      if (filled < size) break;
      if (worth <= amount) return bundles;
      bundles += 1;
      filled = 0;
      worth = 0;
    }
  }
  return bundles;
};

const spread = (
  runs: readonly Run[],
  bundles: number,
  { activityId, compositeVO, ...flags }: CompositeActivity & { compositeVO: FixedVO },
): void => {
  const inCart = runs.toSorted((a, b) => a.open.index - b.open.index);
  const parts = prorate(
    cents(bundles * compositeVO.compositeAmount),
    inCart.map(({ open, count }) => count * open.line.price),
  );
  inCart.forEach(({ open, count }, index) =>
    takePieces(open, {
      step: 'composite',
      ruleId: activityId,
      count,
      unitPrice: null,
      skuCents: parts[index]!,
      flags,
    }),
  );
};

/**
 * Any `compositeQuantity` pieces for `compositeAmount`, repeated, the dearest first (decisions H4,
 * H5). The price of all bundles is spread over the lines by what their pieces cost. Throws
 * `RangeError` on a bundle of no pieces.
 */
export const fixedComposite = (vo: FixedVO): BundleForm => {
  const { compositeQuantity: piecesEach, compositeAmount } = vo;
  if (!(piecesEach >= 1)) throw new RangeError('a bundle of no pieces');
  return {
    average: compositeAmount / piecesEach,
    piecesEach,
    wanted: (runs) => worthwhile(runs, piecesEach, compositeAmount),
    price: (runs, times, activity) => {
      spread(runs, times, { ...activity, compositeVO: vo });
    },
  };
};
