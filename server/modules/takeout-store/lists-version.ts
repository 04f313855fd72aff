import type { Query } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';

const read = async (query: Query): Promise<number> => (await query<{ version: number }>('SELECT version FROM takeout_lists WHERE id = 1')).rows[0]?.version ?? 0;

/** Looks at a version follow one another no closer: hundreds of callers a second need no more of them. */
export const PAUSE_MS = 3;

/** The version of all that lists show, as it is now: whoever asks at the same time shares one look, begun after each of them asked. */
export const listsVersion = perDatabase(({ query }: { query: Query }) => {
  const look = gather<null, number>({
    one: () => read(query), most: 1000, pauseMs: PAUSE_MS,
    many: async (asks) => { const version = await read(query); return asks.map(() => version); },
  });
  return () => look(null);
});

/** To be called in the transaction of whoever changes what lists filter by or show (state, hours, prices, reach, names, offers): the next list of every server has it. */
export const listsChanged = async (query: Query): Promise<void> => {
  await query('UPDATE takeout_lists SET version = version + 1 WHERE id = 1');
};
