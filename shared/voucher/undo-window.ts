import type { Role } from '../codes/group-order.ts';
import { addDays, dayOf, HOUR, MINUTE, plus, startOfDay, type Instant } from '../kernel/time.ts';

const CASHIER_MS = 10 * MINUTE;
const MANAGER_MS = 24 * HOUR;

/** A redemption is settled at 10:00 of the next day at UTC+8 (decision D10). */
export const settledAt = (at: Instant): Instant =>
  plus(startOfDay(addDays(dayOf(at), 1)), 10 * HOUR);

/** How long after a redemption a role may take it back, as far as it is not settled (decision B7). */
export const undoWindowMs = (role: Role): number => {
  if (role === 'auditor') return 0;
  return role === 'cashier' ? CASHIER_MS : MANAGER_MS;
};

/**
 * Until when somebody of a role may take a redemption back. Everybody has their own deadline:
 * another person at the till neither shortens nor extends it.
 */
export const undoUntil = (at: Instant, role: Role): Instant => {
  const [byRole, bySettlement] = [plus(at, undoWindowMs(role)), settledAt(at)];
  return byRole < bySettlement ? byRole : bySettlement;
};
