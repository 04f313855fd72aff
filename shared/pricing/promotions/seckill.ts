import { lineCap } from '../caps.ts';
import { poolOf } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/** Flash price, capped by the store's limit per order, by what the guest has left and by stock (spec 002 §5, §9). */
export const seckill: PieceRule = {
  step: 'seckill',
  offerFor: ({ seckill: offer }, book) => offer && {
    ruleId: offer.activityId, price: offer.price, flags: null,
    caps: [
      poolOf(book, 'seckill', () => lineCap(book.store.seckillLimitQty, 'seckillLimit')),
      lineCap(offer.userRemaining, 'seckillUserLimit'), lineCap(offer.stock, 'seckillStock'),
    ],
  },
};
