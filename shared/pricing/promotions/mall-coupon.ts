import type { OfferRule } from '../offer-rule.ts';
import { offerTakes } from '../offer-takes.ts';

/** Mall coupons count together, each on what the one before left (decision H1 step 4). */
export const mallCoupon: OfferRule = {
  step: 'mallCoupon',
  isStackable: true,
  lowers: 'goods',
  covers: () => true,
  takes: ({ value }, baseCents) => offerTakes(value, baseCents),
};
