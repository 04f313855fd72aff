import { menuFacts } from '#shared/cart/menu-facts.ts';
import { mergeCarts } from '#shared/cart/merge-carts.ts';
import type { Cart } from '#shared/cart/cart-choice.ts';
import type { CartLine } from '#shared/cart/cart-line.ts';
import { repriceCart, type FreshFacts } from '#shared/cart/reprice-cart.ts';
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

/** The present facts of lines. A line that the menu was not asked about came into the cart since then: its facts are as fresh. A mall coupon is no article of a menu. */
const factsNow = (lines: Cart, menu: Menu): FreshFacts => {
  const facts = menuFacts(lines, menu);
  const { asked } = menu;
  const isLater = ({ productId, isMallCoupon }: CartLine): boolean =>
    isMallCoupon || (asked !== undefined && !asked.includes(productId));
  const later = lines.filter(isLater);
  return new Map([...facts, ...later.map((line) => [line.uuid, line] as const)]);
};

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
  const fresh = factsNow(both, menu);
  const { cart, differences } =
    guest === null
      ? repriceCart(mine.lines, fresh)
      : mergeCarts({ member: mine.lines, guest: guest.lines, fresh, now: client.now() });
  changeCart(shop, {
    lines: cart,
    names: namesOf(cart, menu, kept),
    pickedGifts: { ...guest?.pickedGifts, ...mine.pickedGifts },
    ...(guest !== null && mine.lines.length === 0 && { way: guest.way }),
  });
  if (guest !== null) dropGuestCart(shop);
  const names = namesOf(both, menu, kept);
  return differences.map((difference) => ({
    ...difference,
    name: names[difference.line.uuid] ?? { name: '', options: '', picture: '' },
  }));
};
