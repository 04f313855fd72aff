import { lineCap } from '../caps.ts';
import { productPools } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/**
 * Welfare price, capped by the product's own limit per order and by its stock (spec 002 §3, §5).
 */
export const welfare: PieceRule = {
  step: 'welfare',
  offerFor: ({ welfare: offer, productId }, book) =>
    offer && {
      ruleId: offer.welfareProductId,
      price: offer.price,
      flags: null,
      caps: productPools(book, {
        step: 'welfare',
        ruleId: offer.welfareProductId,
        productId,
        guest: lineCap(offer.orderLimit, 'welfareOrderLimit'),
        stock: lineCap(offer.stock, 'welfareStock'),
      }),
    },
};
