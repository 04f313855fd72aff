import { lineCap } from '../caps.ts';
import type { PieceRule } from '../piece-rule.ts';

/** Welfare price, capped by the product's own limit per order and by its stock (spec 002 §3, §5). */
export const welfare: PieceRule = {
  step: 'welfare',
  offerFor: ({ welfare: offer }) => offer && {
    ruleId: offer.welfareProductId, price: offer.price, flags: null, caps: [lineCap(offer.orderLimit, 'welfareOrderLimit'), lineCap(offer.stock, 'welfareStock')],
  },
};
