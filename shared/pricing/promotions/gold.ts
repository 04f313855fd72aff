import { charge, type BillRule } from '../bill.ts';
import { LEAST_PAYABLE } from './floor.ts';

/**
 * Gold takes at most the goods after step 4, and nothing when they are 0.1 or less (spec 001 §5,
 * decisions H1, I8).
 */
export const gold: BillRule = (bill) => {
  const goodsCents = bill.totalCents;
  if (goodsCents <= LEAST_PAYABLE) return;
  const { input, lines } = bill.priced;
  bill.goldCents = Math.min(
    goodsCents,
    input.gold.reduce((sum, { amount }) => sum + amount, 0),
  );
  if (bill.goldCents > 0)
    charge(bill, 'gold', -bill.goldCents, { lineIds: lines.map(({ line }) => line.uuid) });
};
