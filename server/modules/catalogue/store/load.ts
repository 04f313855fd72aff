import type { Context } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { sha256 } from '#server/kit/digest.ts';
import { readMemberSession } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findTakeoutStore, type TakeoutStore } from './store-repo.ts';
import { NOTHING_TAKEN, takenBy, type Taken } from './stock-repo.ts';

/** A store, or a refusal. */
export const storeOrRefuse = async (query: Query, storeId: string): Promise<TakeoutStore> =>
  (await findTakeoutStore(query, storeId)) ?? refuse('STORE_NOT_FOUND');

/** Who calls a page that anybody may see: a member by a token that is still good, else null. */
export const callerOf = async ({
  deps,
  token,
  now,
}: Pick<Context<'guest'>, 'deps' | 'token' | 'now'>): Promise<string | null> => {
  if (token === null) return null;
  const found = await readMemberSession(deps.db.query, sha256(token));
  return found !== null && found.expiresAt > now ? found.session.userId : null;
};

/** What the caller had of a store's offers; nothing for a visitor. */
export const takenByCaller = async (
  context: Pick<Context<'guest'>, 'deps' | 'token' | 'now'>,
  storeId: string,
): Promise<Taken> => {
  const userId = await callerOf(context);
  return userId === null
    ? NOTHING_TAKEN
    : takenBy(context.deps.db.query, { userId, storeId }, context.now);
};
