import { cartKeyPrefix } from '#shared/cart/cart-key.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import { client } from '../../lib/api/api.ts';
import { readCartsOf } from './cart-disk.ts';

/** A cart that has something in it. `pictures`: of its goods, each once. */
export type WaitingCart = { storeId: string; pieces: number; pictures: readonly string[] };

/** What somebody has put into carts of a kind of store, the latest first; `userId` null is a visitor. */
export const waitingCarts = async (
  vertical: StoreKind,
  userId: string | null,
): Promise<WaitingCart[]> => {
  const prefix = cartKeyPrefix({ vertical, userId });
  const carts = await readCartsOf(prefix, client.now());
  return carts
    .filter(({ cart }) => cart.lines.length > 0)
    .toSorted((a, b) => b.cart.savedAt - a.cart.savedAt)
    .map(({ key, cart }) => ({
      storeId: key.slice(prefix.length),
      pieces: cart.lines.reduce(
        (sum, { quantity, isMallCoupon }) => sum + (isMallCoupon ? 0 : quantity),
        0,
      ),
      pictures: [...new Set(Object.values(cart.names).map(({ picture }) => picture))],
    }));
};
