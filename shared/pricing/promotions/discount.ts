import { UNLIMITED } from '../../cart/cart-line.ts';
import type { DiscountActivity } from '../activities.ts';
import { lineCap, type Cap } from '../caps.ts';
import { poolOf, productPools, type OrderBook } from '../order-book.ts';
import type { PieceRule } from '../piece-rule.ts';

/**
 * `discountLimitType` and `orderLimitType` 1: so many in an order. 0 is unlimited; what counts by
 * day or activity is in the guest's remainder (spec 002 §9, decision H13).
 */
const PER_ORDER = 1;

/**
 * The store's limit on discounted pieces in an order, for new and old discounts together (spec 002
 * §5).
 */
export const discountPool = (book: OrderBook): Cap =>
  poolOf(book, 'discount', () =>
    lineCap(
      book.store.discountLimitType === PER_ORDER ? book.store.discountLimitQty : UNLIMITED,
      'discountOrderLimit',
    ),
  );

const activityPool = (
  book: OrderBook,
  { id, orderLimitType, orderLimitCount }: DiscountActivity,
): Cap =>
  poolOf(book, `discount ${id}`, () =>
    lineCap(orderLimitType === PER_ORDER ? orderLimitCount : UNLIMITED, 'discountOrderLimit'),
  );

/**
 * Discount price, capped by the store's limit, by its activity's limit per order, by what the guest
 * has left of the product and by its stock (spec 002 §5, decision H13). A discount whose activity
 * is not known has no limit of its own.
 */
export const discount: PieceRule = {
  step: 'discount',
  offerFor: ({ discount: offer, productId }, book) => {
    if (offer === null) return null;
    const activity = book.discounts.get(offer.activityId);
    const own = productPools(book, {
      step: 'discount',
      ruleId: offer.activityId,
      productId,
      guest: lineCap(offer.userRemaining, 'discountUserLimit'),
      stock: lineCap(offer.stock, 'discountStock'),
    });
    return {
      ruleId: offer.activityId,
      price: offer.price,
      flags: activity ?? null,
      caps: [discountPool(book), ...(activity ? [activityPool(book, activity)] : []), ...own],
    };
  },
};
