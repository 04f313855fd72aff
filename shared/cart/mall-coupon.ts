import { ZERO } from '../kernel/money.ts';
import { addToCart, type AddContext } from './add-to-cart.ts';
import type { Cart, CartChoice } from './cart-choice.ts';
import { NO_PROMOTIONS, UNLIMITED } from './cart-line.ts';

/**
 * A mall coupon that this guest holds, as the store's coupon list names it (spec 002 §3 "Mall
 * coupons"). Its value works through the offers of the price, not through the line.
 */
export type MallCoupon = {
  productId: string;
  merchantProductId: string;
  mallCouponUserId: string;
  defaultSku: { skuId: string };
};

/** A mall coupon as a choice: it costs and weighs nothing, and a held coupon is there once. */
export const mallCouponChoice = ({
  productId,
  merchantProductId,
  mallCouponUserId,
  defaultSku,
}: MallCoupon): CartChoice => ({
  ...NO_PROMOTIONS,
  productId,
  merchantProductId,
  skuId: defaultSku.skuId,
  storeProductSkuDetailId: defaultSku.skuId,
  price: ZERO,
  minPurchase: 1,
  maxPurchase: 1,
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
  isMallCoupon: true,
  mallCouponUserId,
});

/**
 * Puts a mall coupon into the cart with quantity 1 (spec 002 §4); the same one again is refused
 * with the limit 1. `removeFromCart` takes it out by decrementing.
 */
export const addMallCoupon = (
  cart: Cart,
  coupon: MallCoupon,
  context: AddContext,
): ReturnType<typeof addToCart> => addToCart(cart, mallCouponChoice(coupon), context);

/** The lines that are goods: everything but mall coupons. */
export const goodsLines = (cart: Cart): Cart => cart.filter((line) => !line.isMallCoupon);
