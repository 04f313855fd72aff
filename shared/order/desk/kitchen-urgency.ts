import { instant, MINUTE, type Instant } from '../../kernel/time.ts';

/** How pressing an order is in the kitchen. */
export type Urgency = 'CALM' | 'SOON' | 'LATE';

/** From this share of its time on an order is pressing; after all of it, it is late (decision DA12). */
const SOON_SHARE = 0.7;
/** Without a time to be ready, so long after it was accepted. */
const SOON_MS = 8 * MINUTE;
const LATE_MS = 15 * MINUTE;

type Timed = { acceptedAt: Instant | null; releaseAt: Instant | null; readyAt: Instant | null };

/** Since when an order is made: accepted, or begun where it was ordered ahead. */
const begunAt = ({ acceptedAt, releaseAt }: Timed): Instant | null =>
  acceptedAt === null ? releaseAt : instant(Math.max(acceptedAt, releaseAt ?? acceptedAt));

/** How pressing an order in the making is: by the share of its time that has passed. */
export const kitchenUrgency = (order: Timed, now: Instant): Urgency => {
  const from = begunAt(order);
  if (from === null) return 'CALM';
  const lateAt = order.readyAt ?? from + LATE_MS;
  const soonAt = order.readyAt === null ? from + SOON_MS : from + (lateAt - from) * SOON_SHARE;
  if (now >= lateAt) return 'LATE';
  return now >= soonAt ? 'SOON' : 'CALM';
};
