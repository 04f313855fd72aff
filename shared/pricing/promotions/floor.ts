import { cents } from '../../kernel/money.ts';
import { charge, type BillRule } from '../bill.ts';

/** The least that is ever paid: 0.1 (spec 001 §5, spec 002 §9). */
export const LEAST_PAYABLE = cents(10);

/**
 * Raises what is payable to 0.1, and reports whether reductions would have gone further (decision
 * H1 step 9).
 */
export const floor: BillRule = (bill) => {
  bill.isFloored = bill.totalCents + bill.mCoinCents - bill.priced.input.mCoinCents < LEAST_PAYABLE;
  bill.floorCents = Math.max(0, LEAST_PAYABLE - bill.totalCents);
  charge(bill, 'floor', bill.floorCents);
};
