import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findStore, type TakeoutStore } from './store-repo.ts';
import { NOTHING_TAKEN, type Taken } from './taken.ts';
import { takenBy } from './activity-uses.ts';

/** A store, or a refusal; `kind`: only one of this shop. */
export const storeOrRefuse = async (
  query: Query,
  storeId: string,
  kind?: StoreKind,
): Promise<TakeoutStore> => {
  const store = await findStore(query, storeId);
  return store !== null && (kind === undefined || store.kind === kind)
    ? store
    : refuse('STORE_NOT_FOUND');
};

/** What the caller had of a store's offers; nothing for a visitor. */
export const takenByCaller = async (
  context: Pick<Context<'guest'>, 'deps' | 'token' | 'now'>,
  storeId: string,
  kind: StoreKind,
): Promise<Taken> => {
  const userId = await visitorOf(context.deps.db, context);
  return userId === null
    ? NOTHING_TAKEN
    : takenBy(context.deps.db.query, { userId, storeId, kind }, context.now);
};
