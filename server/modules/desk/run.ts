import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { recordChanges } from '#server/modules/audit/index.ts';
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
    const isNew = await setRunner(within, store, runBy);
    if (isNew)
      await recordChanges(within, context, [
        {
          storeId,
          thing: 'SWITCHES',
          thingId: storeId,
          name: { zh: '', en: '' },
          act: 'CHANGED',
          before: { byTown: runBy === 'TOWN' ? 'no' : 'yes' },
          after: { byTown: runBy === 'TOWN' ? 'yes' : 'no' },
        },
      ]);
    if (runBy === 'STAFF') await endWaits(within, store, deps.clock.now());
  });
  const [shown] = await deskStoreRows(context, [{ ...store, runBy }]);
  return { store: shown! };
};
