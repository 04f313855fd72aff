import { useEffect } from 'react';
import { create } from 'zustand';
import { cartKey } from '#shared/cart/cart-key.ts';
import { client } from '../../lib/api/api.ts';
import { readCart, sweepCarts, writeCart } from './cart-disk.ts';
import type { ShopName } from '../shop.ts';
import type { KeptCart } from './cart-schema.ts';
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

/** Reads a cart of a store, by default the present owner's; what another tab has stored since then wins. */
export const openCart = async (shop: ShopName, userId = ownerId()): Promise<KeptCart> => {
  const key = keyOf(shop, userId);
  const kept = await readCart(key, client.now());
  sweepOnce();
  const known = useCarts.getState().carts[key];
  const cart =
    kept !== null && (known === undefined || kept.savedAt > known.savedAt)
      ? kept
      : (known ?? emptyCart());
  if (cart !== known) show(key, cart);
  return cart;
};

/** Changes the present owner's cart of a store, on screen at once and in the browser's database. Nothing happens before it was read. */
export const changeCart = (shop: ShopName, change: Partial<Omit<KeptCart, 'savedAt'>>): void => {
  const key = keyOf(shop, ownerId());
  const known = useCarts.getState().carts[key];
  if (known === undefined) return;
  const next = { ...known, ...change, savedAt: client.now() };
  show(key, next);
  void writeCart(key, next);
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
  show(key, emptyCart());
  void writeCart(key, emptyCart());
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
