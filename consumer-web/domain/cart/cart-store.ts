import { useEffect } from 'react';
import { create } from 'zustand';
import { cartKey } from '#shared/cart/cart-key.ts';
import { rebaseCart } from '#shared/cart/rebase-cart.ts';
import { instant, plus } from '#shared/kernel/time.ts';
import { client } from '../../lib/api/api.ts';
import { readCart, sweepCarts, writeCart } from './cart-disk.ts';
import type { ShopName } from '../shop.ts';
import type { KeptCart } from './cart-schema.ts';
import { otherTabs } from '../../lib/other-tabs.ts';
import { useSession } from '../../lib/session/session.ts';

type Carts = { carts: Readonly<Record<string, KeptCart>> };

/** The carts that were looked at in this visit, by their key; a cart that is not there was not read yet. */
export const useCarts = create<Carts>()(() => ({ carts: {} }));

const keyOf = ({ kind, storeId }: ShopName, userId: string | null): string =>
  cartKey({ vertical: kind, userId, storeId });
/** Who carts belong to now; null is a visitor. */
export const ownerId = (): string | null => useSession.getState().member?.userId ?? null;
const show = (key: string, cart: KeptCart): void => {
  useCarts.setState(({ carts }) => ({ carts: { ...carts, [key]: cart } }));
};
const emptyCart = (): KeptCart => ({
  lines: [],
  names: {},
  way: 'delivery',
  savedAt: client.now(),
});

let isSwept = false;
const sweepOnce = (): void => {
  if (isSwept) return;
  isSwept = true;
  void sweepCarts(client.now());
};

/** Shows a cart as another tab has stored it, if this one shows it. */
const follow = async (key: string): Promise<void> => {
  if (useCarts.getState().carts[key] !== undefined) await readNewest(key);
};

let tell: ((key: string) => void) | null = null;
/** The other tabs, to be told of carts that changed; heard from the first cart on. */
const tellTabs = (): ((key: string) => void) =>
  (tell ??= otherTabs('senado.carts', (key) => void follow(key)));

const readNewest = async (key: string): Promise<KeptCart> => {
  const kept = await readCart(key, client.now());
  const known = useCarts.getState().carts[key];
  const cart =
    kept !== null && (known === undefined || kept.savedAt > known.savedAt)
      ? kept
      : (known ?? emptyCart());
  if (cart !== known) show(key, cart);
  return cart;
};

/** Reads a cart of a store, by default the present owner's; what another tab has stored since then wins. */
export const openCart = async (shop: ShopName, userId = ownerId()): Promise<KeptCart> => {
  tellTabs();
  const cart = await readNewest(keyOf(shop, userId));
  sweepOnce();
  return cart;
};

/** A change of a cart, on what another tab has stored since its base was read. */
const rebased = (base: KeptCart, mine: KeptCart, theirs: KeptCart): KeptCart => ({
  ...theirs,
  ...(mine.way !== base.way && { way: mine.way }),
  ...(mine.pickedGifts !== base.pickedGifts && { pickedGifts: mine.pickedGifts }),
  lines: rebaseCart(base.lines, mine.lines, theirs.lines),
  names: { ...theirs.names, ...mine.names },
  savedAt: plus(theirs.savedAt > mine.savedAt ? theirs.savedAt : mine.savedAt, 1),
});

/** Stores a changed cart with what another tab has changed meanwhile, and shows it so. */
const store = async (key: string, cart: KeptCart, base: KeptCart): Promise<void> => {
  const stored = await writeCart(key, cart, (theirs) =>
    theirs.savedAt > base.savedAt ? rebased(base, cart, theirs) : cart,
  );
  tellTabs()(key);
  const shown = useCarts.getState().carts[key];
  if (shown !== undefined && stored.savedAt > shown.savedAt) show(key, stored);
};

/** Changes the present owner's cart of a store, on screen at once and in the browser's database. Nothing happens before it was read. */
export const changeCart = (shop: ShopName, change: Partial<Omit<KeptCart, 'savedAt'>>): void => {
  const key = keyOf(shop, ownerId());
  const known = useCarts.getState().carts[key];
  if (known === undefined) return;
  // always later than the cart that it is made of
  const savedAt = instant(Math.max(client.now(), known.savedAt + 1));
  const next = { ...known, ...change, savedAt };
  show(key, next);
  void store(key, next, known);
};

/** The cart of a store as it is now, for what runs outside of a component; null before it was read. */
export const currentCart = (shop: ShopName): KeptCart | null =>
  useCarts.getState().carts[keyOf(shop, ownerId())] ?? null;

/** What a visitor had chosen before they signed in; null for nothing, and while nobody is signed in. */
export const guestCart = async (shop: ShopName): Promise<KeptCart | null> => {
  if (ownerId() === null) return null;
  const kept = await readCart(keyOf(shop, null), client.now());
  return kept !== null && kept.lines.length > 0 ? kept : null;
};

/** The products in the cart of a store, with a visitor's that is about to become the member's. */
export const productIdsInCart = async (shop: ShopName): Promise<string[]> => {
  const [mine, guest] = await Promise.all([openCart(shop), guestCart(shop)]);
  const lines = [...mine.lines, ...(guest?.lines ?? [])].filter(
    ({ isMallCoupon }) => !isMallCoupon,
  );
  return [...new Set(lines.map(({ productId }) => productId))];
};

/** The visitor's cart has become the member's. */
export const dropGuestCart = (shop: ShopName): void => {
  const key = keyOf(shop, null);
  const empty = emptyCart();
  show(key, empty);
  void store(key, empty, empty);
};

/** The cart of a store, of whoever is signed in now; null until it was read. */
export const useKeptCart = (shop: ShopName): KeptCart | null => {
  const userId = useSession((state) => state.member?.userId ?? null);
  const { kind, storeId } = shop;
  useEffect(() => {
    void openCart({ kind, storeId }, userId);
  }, [kind, storeId, userId]);
  return useCarts((state) => state.carts[keyOf(shop, userId)] ?? null);
};
