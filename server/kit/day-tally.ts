import type { Query } from '#server/db/db.ts';

type Counted = {
  kind: 'upload' | 'place' | 'report' | 'phone' | 'order' | 'guest-code' | 'guest-code-try' | 'ads';
  source: string;
  day: string;
  most: number;
};

/** Counts one more of a kind from one source on a day, at most `most` of them; gives false when there were that many before. */
export const countOfDay = async (
  query: Query,
  { kind, source, day, most }: Counted,
): Promise<boolean> => {
  const { count } = await query(
    'INSERT INTO day_tally (kind, source, day, times) VALUES ($1, $2, $3, 1) ON CONFLICT (kind, source, day) DO UPDATE SET times = day_tally.times + 1 WHERE day_tally.times < $4',
    [kind, source, day, most],
  );
  return count === 1;
};

/** Counts of days that are over. */
export const dropOldDayTallies = async (query: Query, today: string): Promise<void> => {
  await query('DELETE FROM day_tally WHERE day < $1', [today]);
};
