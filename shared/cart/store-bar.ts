import { storeState } from '../order/checkout/store-state.ts';
import type { Cart } from './cart-choice.ts';

/** What of a store decides whether it can be ordered from (spec 002 §3). */
export type StoreDoor = {
  closedType?: number | null | undefined;
  showType: number;
  reserveType?: number | null | undefined;
};

const SHOWN = 1;
const SCHEDULED = 6;

const isScheduled = ({ showType, reserveType }: StoreDoor): boolean =>
  Boolean(reserveType) && showType === SCHEDULED;

/**
 * Whether the bar with the cart and its button shows: `open` with showType 1, `scheduled` with
 * showType 6 and a reserveType that is set (neither missing nor 0), else hidden (spec 002 §4).
 */
export const storeBar = (door: StoreDoor): 'open' | 'scheduled' | 'hidden' => {
  if (door.showType === SHOWN) return 'open';
  return isScheduled(door) ? 'scheduled' : 'hidden';
};

/**
 * Whether an order can be sent now: the store is open, or takes reservations in its scheduled state
 * (decision G12).
 */
export const takesOrders = (door: StoreDoor): boolean =>
  storeState(door.closedType).isOpen || isScheduled(door);

/**
 * Whether the overlay over the submit bar stays open: it closes when the cart is empty (spec 002 §4
 * "Cart remove").
 */
export const isOverlayOpen = (wasOpen: boolean, cart: Cart): boolean =>
  wasOpen && cart.some((line) => line.quantity > 0);
