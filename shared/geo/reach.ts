import { isOutOfReach } from './area.ts';
import { deliveryMeters, type Point } from './distance.ts';

/**
 * Why an address gets no delivery from a store: no place at all (0,0), beyond the border (decision
 * J6), or further than the store delivers.
 */
export type ReachReason = 'nowhere' | 'border' | 'tooFar';
/** Whether a store delivers to an address, the distance in metres, and why not. */
export type Reach = {
  readonly isInRange: boolean;
  readonly distance: number;
  readonly reason: ReachReason | null;
};

/** Whether a store delivers to an address, how far that is in metres, and why not. */
export const deliveryReach = (
  store: Point & { readonly reachMeters: number },
  guest: Point,
): Reach => {
  const distance = Math.round(deliveryMeters(store, guest));
  const reason =
    guest.lat === 0 && guest.lon === 0
      ? 'nowhere'
      : isOutOfReach(guest)
        ? 'border'
        : distance > store.reachMeters
          ? 'tooFar'
          : null;
  return { isInRange: reason === null, distance, reason };
};
