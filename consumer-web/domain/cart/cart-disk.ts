import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';
import { cartKeyPrefix, isCartExpired } from '#shared/cart/cart-key.ts';
import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { keptCart, type KeptCart } from './cart-schema.ts';

let store: UseStore | null = null;
/** Opened when it is first needed: a browser without IndexedDB has none. */
const carts = (): UseStore => (store ??= createStore('senado', 'carts'));

const fresh = (value: unknown, now: Instant): KeptCart | null => {
  const read = keptCart.safeParse(value);
  return read.success && !isCartExpired(read.data.savedAt, now) ? read.data : null;
};

/** A cart from the browser's database; null when there is none that is fresh and whole, or no database. */
export const readCart = async (key: string, now: Instant): Promise<KeptCart | null> => {
  try {
    return fresh(await get(key, carts()), now);
  } catch {
    return null; // storage is switched off: the cart lasts as long as the page
  }
};

/** Every cart under a prefix that is fresh and whole. */
export const readCartsOf = async (
  prefix: string,
  now: Instant,
): Promise<{ key: string; cart: KeptCart }[]> => {
  try {
    return (await entries(carts())).flatMap(([key, value]) => {
      if (typeof key !== 'string' || !key.startsWith(prefix)) return [];
      const cart = fresh(value, now);
      return cart === null ? [] : [{ key, cart }];
    });
  } catch {
    return [];
  }
};

/**
 * Stores a cart and gives it as it is stored: `onto` makes it of what another tab may have stored, by default in its place.
 * An empty cart is stored too, so that other tabs see that it was emptied. Writes happen in the order of the calls.
 */
export const writeCart = async (
  key: string,
  cart: KeptCart,
  onto: (stored: KeptCart) => KeptCart = () => cart,
): Promise<KeptCart> => {
  let stored = cart;
  try {
    await update(
      key,
      (value: unknown) => {
        const before = fresh(value, cart.savedAt);
        stored = before === null ? cart : onto(before);
        return stored;
      },
      carts(),
    );
  } catch {
    // full or forbidden: the cart lasts as long as the page
  }
  return stored;
};

/** Takes away what is too old or cannot be read (decision G1: 7 days). */
export const sweepCarts = async (now: Instant): Promise<void> => {
  try {
    for (const [key, value] of await entries(carts()))
      if (fresh(value, now) === null) await del(key, carts());
  } catch {
    // no database, nothing to sweep
  }
};

/** Takes away every cart of a member. */
export const dropCartsOf = async (userId: string): Promise<void> => {
  const prefixes = STORE_KINDS.map((vertical) => cartKeyPrefix({ vertical, userId }));
  try {
    for (const [key] of await entries(carts()))
      if (typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix)))
        await del(key, carts());
  } catch {
    // no database, nothing to take away
  }
};
