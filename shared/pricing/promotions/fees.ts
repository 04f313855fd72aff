import { bagCount } from '../bag-count.ts';
import { charge, type BillRule } from '../bill.ts';

/**
 * Service fees, each by its kind, then box and bags: nothing takes anything off them but mCoin
 * (decisions F10, F14, H1 step 7).
 */
export const fees: BillRule = (bill) => {
  const { serviceFees, boxCents, bags, bagCents } = bill.priced.input.fees;
  for (const { kind, cents } of serviceFees) {
    bill.serviceCents += cents;
    charge(bill, 'serviceFee', cents, { ruleId: kind });
  }
  bill.boxCents = boxCents;
  charge(bill, 'boxFee', boxCents);
  bill.bagCents = bagCount(bags, bill.priced.weightKg) * bagCents;
  charge(bill, 'bagFee', bill.bagCents);
};
