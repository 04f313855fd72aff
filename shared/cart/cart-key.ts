import { DAY, type Instant } from '../kernel/time.ts';

/**
 * Where a cart is kept: one a store, kind of store and guest (decision G1). `userId` null is a
 * visitor.
 */
export type CartPlace = { vertical: 'market' | 'takeout'; userId: string | null; storeId: string };

const KEPT_MS = 7 * DAY;

/** What the keys of all carts of one owner begin with: for the merge after a sign-in. */
export const cartKeyPrefix = ({ vertical, userId }: Omit<CartPlace, 'storeId'>): string =>
  `cart/${vertical}/${userId ?? 'guest'}/`;

/** `cart/{vertical}/{userId or guest}/{storeId}` (decision G1). */
export const cartKey = (place: CartPlace): string => `${cartKeyPrefix(place)}${place.storeId}`;

/** Whether a kept cart is too old to show: 7 days and more after its last change (decision G1). */
export const isCartExpired = (savedAt: Instant, now: Instant): boolean => now - savedAt >= KEPT_MS;
