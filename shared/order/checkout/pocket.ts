import { cents, timesCents, ZERO, type Cents } from '../../kernel/money.ts';

/** Bags of an order unless the guest chooses another number (spec 001 §9, decision F10). */
export const DEFAULT_POCKET_NUMBER = 1;
/** What the law wants for a bag; a placeholder that the configuration sets (decision F10). */
export const DEFAULT_BAG_PRICE = cents(100);

/**
 * The plastic bag fee: bags × price, nothing for food without wrapping where that exemption is on
 * (decision F10). Throws `RangeError` on a number of bags that cannot be.
 */
export const bagFee = ({
  pocketNum,
  bagPriceCents,
  isExempt,
}: {
  pocketNum: number;
  bagPriceCents: Cents;
  isExempt: boolean;
}): Cents => {
  if (!Number.isSafeInteger(pocketNum) || pocketNum < 0)
    throw new RangeError(`not a number of bags: ${pocketNum}`);
  return isExempt ? ZERO : timesCents(bagPriceCents, pocketNum);
};
