import { lineCap } from '../caps.ts';
import { poolOf } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/** Half of the SKU price, half-up (decision H12), capped by the store's limit per order, by what the guest has left and by stock; each told in the same words (spec 002 §5). */
export const halfPrice: PieceRule = {
  step: 'halfPrice',
  offerFor: ({ halfPrice: offer, price }, book) => offer && {
    ruleId: offer.activityId, price: Math.round(price / 2), flags: null,
    caps: [
      poolOf(book, 'halfPrice', () => lineCap(book.store.halfPriceLimitQty, 'halfPriceLimit')),
      lineCap(offer.userRemaining, 'halfPriceLimit'), lineCap(offer.stock, 'halfPriceLimit'),
    ],
  },
};
