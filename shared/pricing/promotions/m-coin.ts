import { charge, type BillRule } from '../bill.ts';
import { LEAST_PAYABLE } from './floor.ts';

/** mCoin takes at most the total less 0.1 (decisions H1 step 8, I10). */
export const mCoin: BillRule = (bill) => {
  bill.mCoinCents = Math.max(
    0,
    Math.min(bill.priced.input.mCoinCents, bill.totalCents - LEAST_PAYABLE),
  );
  charge(bill, 'mCoin', -bill.mCoinCents);
};
