import type { Query } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';

/** How often what lists of stores show has changed, what a search finds in menus, and which deals can be bought. All only rise. */
export type ListsVersions = { lists: number; menus: number; deals: number };

const LISTS = 1;
const MENUS = 2;
const DEALS = 3;

const READ_ROW = row(pick(TABLES.takeout_lists, 'id', 'version'));
const read = async (query: Query): Promise<ListsVersions> => {
  const { rows } = await query('SELECT id, version FROM takeout_lists', [], READ_ROW);
  const of = (wanted: number): number => rows.find(({ id }) => id === wanted)?.version ?? 0;
  return { lists: of(LISTS), menus: of(MENUS), deals: of(DEALS) };
};

/** Looks at a version follow one another no closer: hundreds of callers a second need no more of them. */
export const PAUSE_MS = 3;

/** The versions as they are now: whoever asks at the same time shares one look, begun after each of them asked. */
export const listsVersions = perDatabase(({ query }: { query: Query }) => {
  const look = gather<null, ListsVersions>({
    one: () => read(query),
    most: 1000,
    pauseMs: PAUSE_MS,
    many: async (asks) => {
      const versions = await read(query);
      return asks.map(() => versions);
    },
  });
  return () => look(null);
});

const count = async (query: Query, id: number): Promise<void> => {
  await query('UPDATE takeout_lists SET version = version + 1 WHERE id = $1', [id]);
};

/** To be called in the transaction of whoever changes what lists filter by or show (state, hours, prices, reach, names, offers): the next list of every server has it. */
export const listsChanged = (query: Query): Promise<void> => count(query, LISTS);

/** To be called in the transaction of whoever sells a dish out or brings it back, beside counting up `menu_version`: the next search of every server knows. */
export const menusChanged = (query: Query): Promise<void> => count(query, MENUS);

/** To be called last in the transaction of whoever puts a deal on or off sale, sells it out or brings it back. */
export const dealsChanged = (query: Query): Promise<void> => count(query, DEALS);
