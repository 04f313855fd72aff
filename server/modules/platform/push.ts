import { ORDER_ACTS } from '#shared/codes/pushed-event.ts';
import { plainId } from '#shared/contract/wire.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { businessOfStore } from '#server/modules/catalogue/index.ts';
import { countStoreEvent } from './collect-repo.ts';

/** The store that an event names, if there is one: whatever else is named counts for none, so that made-up names take no rows. */
const storeIn = async (query: Query, name: unknown): Promise<string> => {
  const id = plainId.safeParse(name);
  return id.success && (await businessOfStore(query, id.data)) !== null ? id.data : '';
};

/** Counts events of a store, each name once (decision P33). */
export const eventPush: Handlers['eventPush'] = async (
  { deps, now },
  { eventId, eventIdList, params },
) => {
  const { query } = deps.db;
  const storeId = await storeIn(query, params['storeId']);
  const act = ORDER_ACTS.find((known) => known === params['act']);
  const events = new Set([eventId, ...eventIdList]);
  for (const event of [...events].toSorted())
    await countStoreEvent(query, {
      day: dayOf(now),
      event,
      act: event === 'Userorderbehavior' ? (act ?? '') : '',
      storeId,
    });
  return { counted: events.size };
};
