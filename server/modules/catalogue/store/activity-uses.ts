import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { addUses, dropUses, markUsesConfirmed, sumUses } from './activity-use-repo.ts';
import { isNewToMarkets } from './new-people.ts';
import type { ActivityUse, Taken } from './taken.ts';

type OfOrder = { merchantId: string; orderId: string };

/** Counts uses as reserved; `confirmUses` when the order is paid, `freeUses` when it is not to be (decision H14). */
export const reserveUses = (
  query: Query,
  uses: readonly ActivityUse[],
  now: Instant,
): Promise<void> => addUses(query, uses, now);

export const confirmUses = (query: Query, order: OfOrder): Promise<void> =>
  markUsesConfirmed(query, order);

export const freeUses = (query: Query, order: OfOrder): Promise<void> => dropUses(query, order);

/** What a guest had of a store's activities: ever, and today; and whether supermarkets are new to them. */
export const takenBy = async (
  query: Query,
  guest: { userId: string; storeId: string; kind: StoreKind },
  now: Instant,
): Promise<Taken> => ({
  ...(await sumUses(query, guest, now)),
  isNew: guest.kind === 'market' && (await isNewToMarkets(query, guest.userId)),
});
