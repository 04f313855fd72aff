import type { CompositeActivity, DiscountActivity, PurchaseActivity } from './activities.ts';
import type { Cap } from './caps.ts';
import type { Overflow, Step } from './cart-quote.ts';
import type { PriceInput, StoreRules } from './price-input.ts';

/**
 * What the lines of one order share while step 1 runs: the activities by id, the pools that are
 * used up, and what will be reported to the guest.
 */
export type OrderBook = {
  readonly store: StoreRules;
  readonly composites: ReadonlyMap<string, CompositeActivity>;
  readonly purchases: ReadonlyMap<string, PurchaseActivity>;
  readonly discounts: ReadonlyMap<string, DiscountActivity>;
  readonly pools: Map<string, Cap>;
  readonly overflows: Overflow[];
  /** Activities whose cap has been reported; each is reported once. */
  readonly reported: Set<string>;
  /**
   * What the ordinary lines cost: what add-ons are measured on (decision H6). 0 until they all have
   * a price.
   */
  ordinaryCents: number;
};

/** What the promotions may still use in this order. */
export const openBook = ({ store, activities }: PriceInput): OrderBook => ({
  store,
  composites: new Map(activities.composite.map((activity) => [activity.activityId, activity])),
  purchases: new Map(activities.purchase.map((activity) => [activity.activityId, activity])),
  discounts: new Map(activities.discount.map((activity) => [activity.id, activity])),
  pools: new Map(),
  overflows: [],
  reported: new Set(),
  ordinaryCents: 0,
});

/** The cap that lines share under a name; made for the first line that needs it. */
export const poolOf = (book: OrderBook, name: string, make: () => Cap): Cap => {
  const known = book.pools.get(name);
  if (known !== undefined) return known;
  const made = make();
  book.pools.set(name, made);
  return made;
};

/** An offer on a product, and what its pieces may still have of it. */
type OnProduct = { step: Step; ruleId: string; productId: string; guest: Cap; stock: Cap };

/**
 * What the guest has left of an offer, and its stock: both are counted a product, so the lines of
 * one product share them, whatever else was chosen on each (decision H3).
 */
export const productPools = (
  book: OrderBook,
  { step, ruleId, productId, guest, stock }: OnProduct,
): [guest: Cap, stock: Cap] => {
  const name = `${step} ${ruleId}/${productId}`;
  return [poolOf(book, `${name} guest`, () => guest), poolOf(book, `${name} stock`, () => stock)];
};
