import type { Db } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { listsVersions } from '../store/lists-version.ts';
import { menuVersionOf } from '../store/store-repo.ts';
import { loadShelves, type ShelfText } from './shelf-columns-repo.ts';

/** Goods of one supermarket in columns, found by the number of their article. `firstOf`: the first place of an article, `nextOf`: the next one of the same; both count from 1, 0 is none. */
export type Columns = ShelfText & {
  storeId: string;
  firstOf: Int32Array;
  nextOf: Int32Array;
};

/** How old an order may be that is not announced: what was sold out a moment ago. A page reads its own goods anew. */
const AGED_MS = 5000;

/** Articles by number, in the order in which they were first seen. */
export type ItemNumbers = Map<string, number>;

/** Puts the shelf of a store in columns, and numbers its articles. */
export const columnsFrom = (storeId: string, shelf: ShelfText, numbers: ItemNumbers): Columns => {
  const places = shelf.itemIds.map((id) => {
    const known = numbers.get(id) ?? numbers.size;
    numbers.set(id, known);
    return known;
  });
  const firstOf = new Int32Array(numbers.size);
  const nextOf = new Int32Array(places.length);
  for (let place = places.length - 1; place >= 0; place -= 1) {
    const item = places[place]!;
    nextOf[place] = firstOf[item]!;
    firstOf[item] = place + 1;
  }
  return { ...shelf, storeId, firstOf, nextOf };
};

type Held = { version: number | null; lists: number; at: number; columns: Columns | null };
type Ask = { id: string; lists: number };

/** The shelves that searches looked at, each with the version of its menu; bounded by the supermarkets that there are. */
const memoryOf = perDatabase((db: Db) => {
  const numbers: ItemNumbers = new Map();
  const held = new Map<string, Held>();

  const isFresh = ({ id, lists }: Ask, now: number): boolean => {
    const one = held.get(id);
    return one !== undefined && one.lists >= lists && now - one.at < AGED_MS;
  };

  /** Reads the shelves whose menu has moved on. Versions are read first: what is held is never older than its own. */
  const renewAll = async (asks: readonly Ask[]): Promise<void> => {
    const at = performance.now();
    const old = new Map(asks.filter((ask) => !isFresh(ask, at)).map((ask) => [ask.id, ask.lists]));
    if (old.size === 0) return;
    const ids = [...old.keys()];
    const versions = new Map(
      await Promise.all(ids.map(async (id) => [id, await menuVersionOf(db)(id)] as const)),
    );
    const moved = ids.filter((id) => !held.has(id) || held.get(id)!.version !== versions.get(id));
    const shelves = moved.length > 0 ? await loadShelves(db.query, moved) : null;
    for (const [id, lists] of old) {
      const shelf = shelves?.get(id);
      const version = versions.get(id) ?? null;
      const columns = moved.includes(id)
        ? ((shelf && columnsFrom(id, shelf, numbers)) ?? null)
        : held.get(id)!.columns;
      held.set(id, { version, lists, at, columns });
    }
  };
  const renew = gather<Ask, void>({
    one: (ask) => renewAll([ask]),
    most: 1000,
    many: async (asks) => {
      await renewAll(asks);
      return asks.map(() => undefined);
    },
  });

  return { numbers, held, isFresh, renew };
});

/** The shelves of some stores, by store, and the numbers of their articles. What a merchant changed is there at once, what is sold out within seconds. */
export const shelvesInColumns = async (
  db: Db,
  storeIds: readonly string[],
): Promise<{ numbers: ReadonlyMap<string, number>; shelves: ReadonlyMap<string, Columns> }> => {
  const { numbers, held, isFresh, renew } = memoryOf(db);
  const { lists } = await listsVersions(db)();
  const now = performance.now();
  const old = storeIds.map((id): Ask => ({ id, lists })).filter((ask) => !isFresh(ask, now));
  if (old.length > 0) await Promise.all(old.map(renew));
  const shelves = new Map<string, Columns>();
  for (const id of storeIds) {
    const columns = held.get(id)?.columns;
    if (columns) shelves.set(id, columns);
  }
  return { numbers, shelves };
};
