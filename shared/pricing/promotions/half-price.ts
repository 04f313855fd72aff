import { lineCap } from '../caps.ts';
import { poolOf } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/**
 * Half of the SKU price, half-up (decision H12), capped by the store's limit per order, by what the
 * guest has left of the activity and by its stock, which all its products share; all reported in the
 * same words (spec 002 §5).
 */
export const halfPrice: PieceRule = {
  step: 'halfPrice',
  offerFor: ({ halfPrice: offer, price }, book) =>
    offer && {
      ruleId: offer.activityId,
      price: Math.round(price / 2),
      flags: null,
      caps: [
        poolOf(book, 'halfPrice', () => lineCap(book.store.halfPriceLimitQty, 'halfPriceLimit')),
        poolOf(book, `halfPrice guest ${offer.activityId}`, () =>
          lineCap(offer.userRemaining, 'halfPriceLimit'),
        ),
        poolOf(book, `halfPrice stock ${offer.activityId}`, () =>
          lineCap(offer.stock, 'halfPriceLimit'),
        ),
      ],
    },
};
