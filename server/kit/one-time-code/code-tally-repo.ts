import type { Query } from '#server/db/db.ts';

/** Counts one more code of a day from one source, at most `most` of them; gives false when there were that many before. */
export const countCode = async (
  query: Query,
  { source, day, most }: { source: string; day: string; most: number },
): Promise<boolean> => {
  const { count } = await query(
    'INSERT INTO code_tally (source, day, sent) VALUES ($1, $2, 1) ON CONFLICT (source, day) DO UPDATE SET sent = code_tally.sent + 1 WHERE code_tally.sent < $3',
    [source, day, most],
  );
  return count === 1;
};

/** Counts of days that are over. */
export const dropOldTallies = async (query: Query, today: string): Promise<void> => {
  await query('DELETE FROM code_tally WHERE day < $1', [today]);
};
