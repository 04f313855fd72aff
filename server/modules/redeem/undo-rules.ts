import type { Role } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import {
  addDays,
  dayOf,
  HOUR,
  MINUTE,
  plus,
  startOfDay,
  type Instant,
} from '#shared/kernel/time.ts';

/** Decision B7. */
export const MOST_CYCLES = 10;
const CASHIER_MS = 10 * MINUTE;
const MANAGER_MS = 24 * HOUR;

/** A redemption is settled at 10:00 of the next day at UTC+8 (decision D10). */
export const settledAt = (at: Instant): Instant =>
  plus(startOfDay(addDays(dayOf(at), 1)), 10 * HOUR);

const windowMs = (role: Role): number => (role === 'cashier' ? CASHIER_MS : MANAGER_MS);

/** Until when a role may take a redemption back. */
export const undoUntil = (at: Instant, role: Role): Instant => {
  const [byRole, bySettlement] = [plus(at, windowMs(role)), settledAt(at)];
  return byRole < bySettlement ? byRole : bySettlement;
};

export type UndoAsked = {
  at: Instant;
  role: Role;
  isSameDevice: boolean;
  cycles: number;
  now: Instant;
};

/** Why a redemption cannot be taken back, or null. A cashier may do it at the device where it was made. */
export const undoRefusal = ({
  at,
  role,
  isSameDevice,
  cycles,
  now,
}: UndoAsked): RedeemReason | null => {
  if (role === 'auditor') return 'NO_PERMISSION';
  if (role === 'cashier' && !isSameDevice) return 'UNDO_OTHER_DEVICE';
  if (now >= settledAt(at)) return 'UNDO_SETTLED';
  if (now > plus(at, windowMs(role))) return 'UNDO_EXPIRED';
  return cycles >= MOST_CYCLES ? 'UNDO_CYCLES' : null;
};
