import { lineCap } from '../caps.ts';
import { poolOf, productPools } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/**
 * Half of the SKU price, half-up (decision H12), capped by the store's limit per order, by what the
 * guest has left and by stock; all reported in the same words (spec 002 §5).
 */
export const halfPrice: PieceRule = {
  step: 'halfPrice',
  offerFor: ({ halfPrice: offer, price, productId }, book) =>
    offer && {
      ruleId: offer.activityId,
      price: Math.round(price / 2),
      flags: null,
      caps: [
        poolOf(book, 'halfPrice', () => lineCap(book.store.halfPriceLimitQty, 'halfPriceLimit')),
        ...productPools(book, {
          step: 'halfPrice',
          ruleId: offer.activityId,
          productId,
          guest: lineCap(offer.userRemaining, 'halfPriceLimit'),
          stock: lineCap(offer.stock, 'halfPriceLimit'),
        }),
      ],
    },
};
