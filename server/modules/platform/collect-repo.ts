import type { Query } from '#server/db/db.ts';

/** Counts an event on a page of a day. */
export const countEvent = async (
  query: Query,
  { day, event, route }: { day: string; event: string; route: string },
): Promise<void> => {
  await query(
    'INSERT INTO event_count (day, event, route, times) VALUES ($1, $2, $3, 1) ON CONFLICT (day, event, route) DO UPDATE SET times = event_count.times + 1',
    [day, event, route],
  );
};
