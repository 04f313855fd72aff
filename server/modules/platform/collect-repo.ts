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
