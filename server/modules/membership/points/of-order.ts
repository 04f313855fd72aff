import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { POINTS_AFTER_MS } from '#shared/order/checkout/windows.ts';
import type { Query } from '#server/db/db.ts';
import { entriesOf } from './ledger-repo.ts';
import { usesAndRest } from './of-order-repo.ts';

/** What the ledger holds for an order of a shop; null: nothing yet. */
export const bookedPoints = async (
  query: Query,
  { userId, id }: { userId: string; id: string },
): Promise<number | null> => (await entriesOf(query, userId, [`order:${id}`]))[0]?.amount ?? null;

/** What a deal's vouchers bring, as they are used (decision MB9). */
export const groupOrderPoints = async (
  query: Query,
  order: { merchantId: string; id: string },
  now: Instant,
): Promise<{
  sum: number;
  state: 'waiting' | 'granted' | 'never';
  availableAt: Instant | null;
}> => {
  const { used, rest, lastUseAt } = await usesAndRest(query, order);
  const sum = used + rest;
  if (sum === 0) return { sum, state: 'never', availableAt: null };
  const availableAt =
    rest > 0 || lastUseAt === null ? null : plus(instant(lastUseAt), POINTS_AFTER_MS);
  return {
    sum,
    state: availableAt !== null && availableAt <= now ? 'granted' : 'waiting',
    availableAt,
  };
};
