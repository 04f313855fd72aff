import { lineCap } from '../caps.ts';
import { poolOf, productPools } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/**
 * Flash price, capped by the store's limit per order, by what the guest has left of the dish and by
 * its stock (spec 002 §5, §9).
 */
export const seckill: PieceRule = {
  step: 'seckill',
  offerFor: ({ seckill: offer, productId }, book) =>
    offer && {
      ruleId: offer.activityId,
      price: offer.price,
      flags: null,
      caps: [
        poolOf(book, 'seckill', () => lineCap(book.store.seckillLimitQty, 'seckillLimit')),
        ...productPools(book, {
          step: 'seckill',
          ruleId: offer.activityId,
          productId,
          guest: lineCap(offer.userRemaining, 'seckillUserLimit'),
          stock: lineCap(offer.stock, 'seckillStock'),
        }),
      ],
    },
};
