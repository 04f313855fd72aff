import { MINUTE, plus, type Instant } from '../../kernel/time.ts';

/** So long before it must be begun, a pre-order comes to the desk (decision DA32). */
const LEAD_MS = 10 * MINUTE;

/** When a pre-order is to be begun; null for an order that is wanted at once. */
export const releaseAt = ({
  slotAt,
  prepMinutes,
}: {
  slotAt: Instant | null;
  prepMinutes: number;
}): Instant | null => (slotAt === null ? null : plus(slotAt, -(prepMinutes * MINUTE + LEAD_MS)));
