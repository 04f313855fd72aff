import { lineCap } from '../caps.ts';
import { productPools } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';
import { discountPool } from './discount.ts';

/**
 * The older form of a discount price: under the store's limit together with the new one, reported
 * in the same words (spec 002 §3).
 */
export const oldDiscount: PieceRule = {
  step: 'oldDiscount',
  offerFor: ({ oldDiscount: offer, productId }, book) =>
    offer && {
      ruleId: offer.activityId,
      price: offer.price,
      flags: null,
      caps: [
        discountPool(book),
        ...productPools(book, {
          step: 'oldDiscount',
          ruleId: offer.activityId,
          productId,
          guest: lineCap(offer.userRemaining, 'discountUserLimit'),
          stock: lineCap(offer.stock, 'discountStock'),
        }),
      ],
    },
};
