import { MINUTE, SECOND } from '../../kernel/time.ts';

/** From when an order that nobody answers is loud and fills the screen (decision DA4). */
export const LOUD_AFTER_MS = 60 * SECOND;
/** From when every till rings whose person works at the store. */
export const ALL_AFTER_MS = 2 * MINUTE;
/** From when the owner's tills ring, wherever they stand. */
export const OWNER_AFTER_MS = 4 * MINUTE;

/**
 * A till as an order's alert finds it. `isHere`: it stands at the order's store. `isLast`: no other till
 * there would be heard.
 */
export type AlertTill = { isHere: boolean; isOwner: boolean; isLast: boolean };

/** How a till calls for an order that has waited so long, in milliseconds (decision DA4). */
export const alertAt = (
  waitedMs: number,
  { isHere, isOwner, isLast }: AlertTill,
): { rings: boolean; fillsScreen: boolean } => {
  const rings = isHere || isLast || waitedMs >= (isOwner ? OWNER_AFTER_MS : ALL_AFTER_MS);
  return { rings, fillsScreen: rings && waitedMs >= LOUD_AFTER_MS };
};
