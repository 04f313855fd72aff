import type { Cents } from '../kernel/money.ts';
import type { Instant } from '../kernel/time.ts';

/** A count that may be without limit: -1 means unlimited (spec 002 §9). */
export type Limit = number;
/** The limit of a product that has none. */
export const UNLIMITED: Limit = -1;
/** What an unlimited stock counts as (spec 002 §9, decision G7). */
export const UNLIMITED_STOCK = 99_999;

/**
 * A lower price for single pieces of one SKU. `stock`: pieces left at that price; `userRemaining`:
 * pieces that this guest may still have (decision H3).
 */
export type UnitOffer = { activityId: string; price: Cents; stock: Limit; userRemaining: Limit };

/** One chosen value of a property, `count` times (decision G2). */
export type ChosenProp = { highPropId: string; valueId: string; count: number };
/** A chosen extra with its own price, on each piece of the line (spec 002 §3). */
export type Ingredient = { id: string; price: Cents };

/**
 * The facts of a line about the promotions that its product takes part in; `null` where it takes
 * part in none (spec 002 §3 "Promotion flags on lines").
 */
export type LinePromotions = {
  seckill: UnitOffer | null;
  discount: UnitOffer | null;
  oldDiscount: UnitOffer | null;
  /** Pieces at half of the SKU price, capped per order by the store (spec 002 §5). */
  halfPrice: { activityId: string; stock: Limit; userRemaining: Limit } | null;
  /**
   * Welfare price; `orderLimit` is `orderBuyProductLimit` when `isLimitOrderBuyProduct`, else -1.
   */
  welfare: { welfareProductId: string; price: Cents; stock: Limit; orderLimit: Limit } | null;
  /** Composite activity ("group" on the wire), by its id in `Activities.composite`. */
  group: { activityId: string } | null;
  /**
   * Add-on purchase, by its id in `Activities.purchase`; it applies to lines with
   * `selectedPurchase`.
   */
  purchase: { activityId: string } | null;
};

/** A line without any promotion. */
export const NO_PROMOTIONS: LinePromotions = {
  seckill: null,
  discount: null,
  oldDiscount: null,
  halfPrice: null,
  welfare: null,
  group: null,
  purchase: null,
};

/**
 * A line of a cart (spec 002 §3 "Cart line"). Money in cents, weight in kilograms with 3 decimals,
 * `price` is the SKU price of one piece without ingredients.
 */
export type CartLine = LinePromotions & {
  /** Identity: the hash of what was chosen (decision G2). */
  uuid: string;
  productId: string;
  merchantProductId: string;
  skuId: string;
  storeProductSkuDetailId: string;
  price: Cents;
  quantity: number;
  selected: boolean;
  /** `plus` marks the line just added. */
  type: 'plus' | null;
  joinTime: Instant;
  updateTime: Instant;
  minPurchase: number;
  /** The SKU's `orderLimitCount`; -1 unlimited, 0 cannot be bought. */
  maxPurchase: Limit;
  /** The product's limit over all its lines; -1 unlimited, 0 cannot be bought. */
  limitCount: Limit;
  storeStock: Limit;
  sellout: boolean;
  weight: number;
  volume: number;
  isFresh: boolean;
  required: boolean;
  multiSku: boolean;
  props: readonly ChosenProp[];
  ingredients: readonly Ingredient[];
  /**
   * `merchantCategoryChain` and `brandChain`: ids from the root to the leaf, for full-reduction
   * scopes.
   */
  merchantCategoryChain: readonly string[];
  brandChain: readonly string[];
  selectedPurchase: boolean;
  isMallCoupon: boolean;
  mallCouponUserId: string | null;
};
