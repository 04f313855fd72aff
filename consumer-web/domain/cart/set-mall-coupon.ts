import type { Cart } from '#shared/cart/cart-choice.ts';
import { addMallCoupon } from '#shared/cart/mall-coupon.ts';
import { client } from '../../lib/api/api.ts';
import type { ShopName } from '../shop.ts';
import type { HeldMallCoupon } from './cart-shop.ts';
import { changeCart, currentCart, openCart } from './cart-store.ts';

const without = (lines: Cart, mallCouponUserId: string): Cart =>
  lines.filter((line) => line.mallCouponUserId !== mallCouponUserId);

/** Puts a mall coupon into the cart of a store, or takes it out. */
export const setMallCoupon = (shop: ShopName, coupon: HeldMallCoupon, isIn: boolean): void => {
  const lines = without(currentCart(shop)?.lines ?? [], coupon.mallCouponUserId);
  if (!isIn) {
    changeCart(shop, { lines });
    return;
  }
  const added = addMallCoupon(lines, coupon, { now: client.now(), takesOrders: true });
  if (added.ok) changeCart(shop, { lines: added.cart });
};

/** Takes all mall coupons out of the cart of a store: another offer was chosen (Box 3). */
export const dropMallCoupons = async (shop: ShopName): Promise<void> => {
  const { lines } = await openCart(shop);
  const rest = lines.filter(({ isMallCoupon }) => !isMallCoupon);
  if (rest.length < lines.length) changeCart(shop, { lines: rest });
};
