import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { deskStores, setRunner } from '#server/modules/catalogue/index.ts';
import { endWaits } from '#server/modules/order/index.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { deskStoreRows } from './stores.ts';

/** Takes a store from the demonstration or gives it back; outside of a demonstration people run every store (decision DA30). */
export const run: Handlers['merchantDeskRun'] = async (context, { storeId, runBy }) => {
  const { deps, session } = context;
  const { query } = deps.db;
  const [store] = await deskStores(query, session.merchantId, storeScope(session, [storeId]));
  if (store === undefined || (runBy === 'TOWN' && !deps.config.demo))
    return refuse('STORE_NOT_FOUND');
  await deps.db.tx(async (within) => {
    await setRunner(within, store, runBy);
    if (runBy === 'STAFF') await endWaits(within, store, deps.clock.now());
  });
  const [shown] = await deskStoreRows(context, [{ ...store, runBy }]);
  return { store: shown! };
};
