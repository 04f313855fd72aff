import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findTakeoutStore, type TakeoutStore } from './store-repo.ts';
import { NOTHING_TAKEN, type Taken } from './taken.ts';
import { takenBy } from './activity-uses.ts';

/** A store, or a refusal. */
export const storeOrRefuse = async (query: Query, storeId: string): Promise<TakeoutStore> =>
  (await findTakeoutStore(query, storeId)) ?? refuse('STORE_NOT_FOUND');

/** What the caller had of a store's offers; nothing for a visitor. */
export const takenByCaller = async (
  context: Pick<Context<'guest'>, 'deps' | 'token' | 'now'>,
  storeId: string,
): Promise<Taken> => {
  const userId = await visitorOf(context.deps.db, context);
  return userId === null
    ? NOTHING_TAKEN
    : takenBy(context.deps.db.query, { userId, storeId }, context.now);
};
