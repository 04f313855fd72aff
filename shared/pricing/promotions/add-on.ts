import { ruleCap } from '../caps.ts';
import { poolOf } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/**
 * The price of a line that was added on (`selectedPurchase`), once the ordinary lines cost
 * `purchaseLimitAmount` (decision H6). Its lines share all caps; with `joinLimit` 0 the product is
 * out of it (spec 002 §5).
 */
export const addOn: PieceRule = {
  step: 'addOn',
  offerFor: ({ selectedPurchase, purchase }, book) => {
    const activity =
      selectedPurchase && purchase !== null ? book.purchases.get(purchase.activityId) : undefined;
    if (
      activity === undefined ||
      activity.joinLimit === 0 ||
      book.ordinaryCents < activity.purchaseLimitAmount
    )
      return null;
    const { activityId: ruleId, price, joinLimitQuantity, joinLimit, stock } = activity;
    return {
      ruleId,
      price,
      flags: activity,
      caps: [
        poolOf(book, `addOn order ${ruleId}`, () =>
          ruleCap(joinLimitQuantity, 'addOnJoinLimit', ruleId),
        ),
        poolOf(book, `addOn guest ${ruleId}`, () => ruleCap(joinLimit, 'addOnJoinLimit', ruleId)),
        poolOf(book, `addOn stock ${ruleId}`, () => ruleCap(stock, 'addOnStock', ruleId)),
      ],
    };
  },
};
