import type { Role } from '#shared/codes/group-order.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { settledAt, undoWindowMs } from '#shared/voucher/undo-window.ts';

/** Decision B7. */
export const MOST_CYCLES = 10;

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
  if (now > plus(at, undoWindowMs(role))) return 'UNDO_EXPIRED';
  return cycles >= MOST_CYCLES ? 'UNDO_CYCLES' : null;
};
