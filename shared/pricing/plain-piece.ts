import { NO_PROMOTIONS, UNLIMITED, type CartLine } from '../cart/cart-line.ts';
import type { Cents } from '../kernel/money.ts';
import { instant } from '../kernel/time.ts';

/** What a plain piece must match: ids as a line has them. */
export type PlainScope = Partial<
  Pick<CartLine, 'productId' | 'merchantProductId' | 'merchantCategoryChain' | 'brandChain'>
>;

const START = instant(0);

/**
 * One more piece for a cart, at this price, that takes part in nothing alone and weighs
 * nothing: what a save hint supposes.
 */
export const plainPiece = (price: Cents, scope: PlainScope): CartLine => ({
  uuid: 'plain piece',
  productId: 'plain piece',
  merchantProductId: 'plain piece',
  skuId: 'plain piece',
  storeProductSkuDetailId: 'plain piece',
  price,
  quantity: 1,
  selected: true,
  type: null,
  joinTime: START,
  updateTime: START,
  minPurchase: 1,
  maxPurchase: UNLIMITED,
  limitCount: UNLIMITED,
  storeStock: UNLIMITED,
  sellout: false,
  weight: 0,
  volume: 0,
  isFresh: false,
  required: false,
  multiSku: false,
  props: [],
  ingredients: [],
  merchantCategoryChain: [],
  brandChain: [],
  selectedPurchase: false,
  isMallCoupon: false,
  mallCouponUserId: null,
  ...NO_PROMOTIONS,
  ...scope,
});
