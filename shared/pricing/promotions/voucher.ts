import type { OfferRule } from '../offer-rule.ts';
import { offerTakes } from '../offer-takes.ts';

/**
 * A voucher keeps off lines whose promotion does not share with it (decision H8); of a price-break
 * kind it does not go with discount items (spec 001 §5, decision I1).
 */
export const voucher: OfferRule = {
  step: 'voucher',
  isStackable: false,
  lowers: 'goods',
  covers: ({ sharesVoucher }) => sharesVoucher,
  takes: ({ isPriceBreak, value }, baseCents, { hasDiscountItems }) =>
    isPriceBreak && hasDiscountItems
      ? { reason: 'EXCLUSIVE', with: 'discountItems' }
      : offerTakes(value, baseCents),
};
