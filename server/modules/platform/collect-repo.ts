import type { Query } from '#server/db/db.ts';
import { insertInto } from '#server/db/write.ts';

/** Counts an event on a page of a day. */
export const countEvent = async (
  query: Query,
  { day, event, route }: { day: string; event: string; route: string },
): Promise<void> => {
  await insertInto(
    query,
    'event_count',
    { day, event, route, times: 1 },
    'ON CONFLICT (day, event, route) DO UPDATE SET times = event_count.times + 1',
  );
};

/** Counts an event at a store of a day; `storeId` '' where there is no such store. */
export const countStoreEvent = async (
  query: Query,
  { day, event, act, storeId }: { day: string; event: string; act: string; storeId: string },
): Promise<void> => {
  await insertInto(
    query,
    'store_event_count',
    { day, event, act, store_id: storeId, times: 1 },
    'ON CONFLICT (day, event, act, store_id) DO UPDATE SET times = store_event_count.times + 1',
  );
};

/** Forgets the counts of days before one. */
export const dropOldStoreEvents = async (query: Query, day: string): Promise<void> => {
  await query('DELETE FROM store_event_count WHERE day < $1', [day]);
};
