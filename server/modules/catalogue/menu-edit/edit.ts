import type { RequestId, StoreId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { lockMerchant, storeScope } from '#server/modules/staff/index.ts';
import { deskStores, type DeskStore } from '../merchant-stores/desk-stores.ts';
import type { OfStore } from './menu-edit-repo.ts';

/** The store whose menu a call is about; one of somebody else, or of deals, is refused (decision A5). */
export const storeOfMenu = async (
  { deps, session }: MerchantContext,
  storeId: StoreId,
): Promise<DeskStore> => {
  const [store] = await deskStores(
    deps.db.query,
    session.merchantId,
    storeScope(session, [storeId]),
  );
  return store ?? refuse('NO_PERMISSION');
};

type Body = { requestId: RequestId; storeId: StoreId };
type Work<T> = (query: Query, store: DeskStore, at: OfStore) => Promise<T>;

/** Edits the menu of a store once for each request; edits of a merchant's menus wait for one another. */
export const edited = async <T extends object>(
  context: MerchantContext,
  body: Body,
  { scope, work }: { scope: string; work: Work<T> },
): Promise<T & { replay: boolean }> => {
  const { deps, session, now } = context;
  const store = await storeOfMenu(context, body.storeId);
  const attempt = deps.random.id();
  const first = await keyed(
    {
      db: deps.db,
      userId: session.operatorId,
      scope: `menu/${scope}`,
      key: body.requestId,
      body,
      now,
    },
    async (query) => {
      await lockMerchant(query, store.merchantId);
      const done = await work(query, store, { merchantId: store.merchantId, storeId: store.id });
      return { attempt, done };
    },
  );
  return { ...first.done, replay: first.attempt !== attempt };
};
