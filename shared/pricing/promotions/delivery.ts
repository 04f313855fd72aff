import { charge, type BillRule } from '../bill.ts';

/**
 * The delivery fee, less its promotion or the free-delivery packet that is better than it
 * (decisions J3, J13, Box 3). An order too heavy to deliver has no fee (decision J11).
 */
export const delivery: BillRule = (bill) => {
  const {
    priced: { delivery: fee },
    offers: { packetCents, used },
  } = bill;
  if (!fee?.ok) return;
  bill.deliveryGrossCents = fee.grossCents;
  charge(bill, 'deliveryFee', fee.grossCents);
  if (packetCents === null) charge(bill, 'deliveryOffer', 0 - fee.reductionCents);
  else charge(bill, 'freeDelivery', -packetCents, { ruleId: used[0]!.id });
  bill.deliveryCents = fee.grossCents - (packetCents ?? fee.reductionCents);
};
