import { menuFacts } from '#shared/cart/menu-facts.ts';
import { mergeCarts } from '#shared/cart/merge-carts.ts';
import { repriceCart } from '#shared/cart/reprice-cart.ts';
import type { CartDifference } from '#shared/cart/reprice-diff.ts';
import { client } from '../../lib/api/api.ts';
import type { ShopName } from '../shop.ts';
import { namesOf, type Menu } from './cart-menu.ts';
import type { CartName } from './cart-schema.ts';
import {
  changeCart,
  currentCart,
  dropGuestCart,
  guestCart,
  openCart,
  ownerId,
} from './cart-store.ts';

/** A difference with what its line is called. */
export type NamedDifference = CartDifference & { name: CartName };

/**
 * Makes the cart of a store true to a menu that was just fetched: takes a visitor's cart in after a sign-in (decision G1), then prices, stock and limits (decision G11).
 * `userId`: whose cart, null for a visitor's; by default the present owner's. Returns what is not as the guest left it; nothing changes silently.
 */
export const renewCart = async (
  shop: ShopName,
  menu: Menu,
  userId = ownerId(),
): Promise<readonly NamedDifference[]> => {
  await openCart(shop, userId);
  const guest = await guestCart(shop);
  const mine = currentCart(shop);
  if (mine === null) return [];
  const both = [...mine.lines, ...(guest?.lines ?? [])];
  if (both.length === 0) return [];
  const kept = { ...guest?.names, ...mine.names };
  const fresh = menuFacts(both, menu);
  const { cart, differences } =
    guest === null
      ? repriceCart(mine.lines, fresh)
      : mergeCarts({ member: mine.lines, guest: guest.lines, fresh, now: client.now() });
  changeCart(shop, {
    lines: cart,
    names: namesOf(cart, menu, kept),
    ...(guest !== null && mine.lines.length === 0 && { way: guest.way }),
  });
  if (guest !== null) dropGuestCart(shop);
  const names = namesOf(both, menu, kept);
  return differences.map((difference) => ({
    ...difference,
    name: names[difference.line.uuid] ?? { name: '', options: '', picture: '' },
  }));
};
