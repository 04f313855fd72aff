import { MINUTE } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { gather, perDatabase } from '#server/db/gather.ts';
import { listsVersions, type ListsVersions } from '../store/lists-version.ts';
import { groupBy } from '../../../kit/group-by.ts';
import {
  allMenuVersions,
  byKey,
  loadDishes,
  loadStoreWords,
  nameBook,
  renewNumbers,
  type Dish,
} from './dish-repo.ts';
import { gramMemory } from './gram-memory.ts';
import { queryGrams } from './grams.ts';
import { numberCheck, type NumberCheck } from './number-check.ts';
import { heldLists } from './held-lists.ts';

/** A word with more hits is too common to sort by. */
const MOST_HITS = 1500;
/** Hits that are held in all, each in the list of every word that finds it: some 150 bytes with what lists and pages keep of it, so 120 MB. */
const MOST_HELD = 800_000;
/** How old numbers may be whose change is not announced (pieces sold). A menu is cached as long. */
const AGED_MS = MINUTE;
/** What words found is held so long while no number in it changes. */
const HELD_MS = 10 * MINUTE;
/** Menus that are loaded with one statement. */
const AT_ONCE = 100;

type Memory = {
  versions: ListsVersions;
  /** The version of each menu that is held, by store. */ held: ReadonlyMap<string, number>;
  /** Numbers that were read before are looked up again. */ staleBefore: number;
  numbers: NumberCheck;
  dishes: ReturnType<typeof gramMemory<Dish>>;
  stores: ReturnType<typeof gramMemory<string>>;
  nameOf: ReturnType<typeof nameBook>;
  /** What words found. */ hits: ReturnType<typeof heldLists<Dish>>;
  names: ReturnType<typeof heldLists<string>>;
};
const emptyMemory = (): Memory => ({
  versions: { lists: -1, menus: -1, deals: -1 },
  held: new Map(),
  staleBefore: 0,
  numbers: numberCheck(),
  dishes: gramMemory(),
  stores: gramMemory(),
  nameOf: nameBook(),
  hits: heldLists({ most: MOST_HELD, agedMs: HELD_MS }),
  names: heldLists({ most: MOST_HELD / 10, agedMs: HELD_MS }),
});

const replace = async ({ query }: Db, memory: Memory, ids: readonly string[]): Promise<void> => {
  await memory.numbers.note(query, ids);
  const [dishes, words] = await Promise.all([
    loadDishes(query, ids, memory.nameOf),
    loadStoreWords(query, ids),
  ]);
  const [dishesOf, wordsOf] = [
    groupBy(dishes, ({ thing }) => thing.storeId as string),
    groupBy(words, ({ thing }) => thing),
  ];
  for (const id of ids) {
    memory.dishes.put(id, dishesOf.get(id) ?? []);
    memory.stores.put(id, wordsOf.get(id) ?? []);
  }
};

/** Loads the menus whose version has moved on. What was read of a version is never older than it: versions are read first. */
const renew = async (db: Db, memory: Memory): Promise<void> => {
  const versions = await listsVersions(db)();
  const seenAt = performance.now();
  const menus = await allMenuVersions(db.query);
  const changed = [...new Set([...menus.keys(), ...memory.held.keys()])].filter(
    (id) => menus.get(id) !== memory.held.get(id),
  );
  for (let from = 0; from < changed.length; from += AT_ONCE)
    await replace(db, memory, changed.slice(from, from + AT_ONCE));
  if (changed.length > 0) for (const held of [memory.hits, memory.names]) held.clear();
  if (versions.lists > memory.versions.lists) memory.staleBefore = seenAt;
  if (memory.versions.menus < 0) memory.numbers.checked(seenAt);
  Object.assign(memory, { held: menus, versions });
};

const memoryOf = perDatabase((db: Db) => {
  const memory = emptyMemory();
  // a failure is an answer for all who asked, or each would load everything by itself
  const tried = (): Promise<{ error: unknown } | null> =>
    renew(db, memory).then(
      () => null,
      (error: unknown) => ({ error }),
    );
  return {
    memory,
    renewed: gather<null, { error: unknown } | null>({
      one: tried,
      most: 1000,
      many: async (asks) => {
        const answer = await tried();
        return asks.map(() => answer);
      },
    }),
  };
});

/** What can be found, as it is now: a search never finds what was before an announced change. */
const freshMemory = async (db: Db): Promise<Memory> => {
  const { memory, renewed } = memoryOf(db);
  const { lists, menus } = await listsVersions(db)();
  const failed =
    memory.versions.lists < lists || memory.versions.menus < menus ? await renewed(null) : null;
  if (failed) throw failed.error;
  return memory;
};

/** Loads what searches look in, so that the first of a process need not wait for it. */
export const warmDishes = async (db: Db): Promise<void> => {
  await freshMemory(db);
};

const compare = (a: Dish, b: Dish): number => b.sold - a.sold || byKey(a, b);

/** Those that sell best, in order. */
const bestOf = (dishes: readonly Dish[]): Dish[] => {
  const there = dishes.filter(({ isThere }) => isThere);
  if (there.length <= MOST_HITS) return there.sort(compare);
  const least = Int32Array.from(there, ({ sold }) => sold)
    .sort()
    .at(-MOST_HITS)!;
  return there
    .filter(({ sold }) => sold >= least)
    .sort(compare)
    .slice(0, MOST_HITS);
};

/** Numbers that were read then or later are up to date: all of them, when a check that began late enough found how they are. */
const freshSince = ({ staleBefore, numbers }: Memory): number => {
  const since = Math.max(staleBefore, performance.now() - AGED_MS);
  return numbers.checkedAt() >= since ? Number.NEGATIVE_INFINITY : since;
};

/** Brings numbers up to date beside the searches, so that few words have to wait for theirs. */
const checkBehind = ({ query }: Db, { held, dishes, hits, numbers, staleBefore }: Memory): void => {
  numbers.run(query, {
    staleBefore,
    storeIds: () => [...held.keys()],
    dishesOf: dishes.of,
    onChanged: hits.clear,
  });
};

/** The hits of a word; those whose numbers are old are looked up again. */
const hitsOf = async (
  { query }: Db,
  memory: Memory,
  grams: readonly string[],
): Promise<readonly Dish[]> => {
  const found = memory.dishes.match(grams);
  const best = bestOf(found);
  const since = freshSince(memory);
  const old = [...best, ...found.filter(({ isThere }) => !isThere)].filter(
    ({ readAt }) => readAt < since,
  );
  if (old.length === 0) return best;
  await renewNumbers(query, old);
  return bestOf(found);
};

/** The same for the same words, in whichever order they were typed. */
const keyOf = (grams: readonly string[]): string => grams.toSorted().join(' ');

/** Dishes that are to be had and whose names hold a keyword, those that sell best first. */
export const matchDishes = async (db: Db, keyword: string): Promise<readonly Dish[]> => {
  const grams = queryGrams(keyword);
  if (grams.length === 0) return [];
  const memory = await freshMemory(db);
  const [key, now] = [keyOf(grams), performance.now()];
  checkBehind(db, memory);
  const known = memory.hits.get(key, now, freshSince(memory));
  if (known) return known;
  const dishes = hitsOf(db, memory, grams);
  memory.hits.put(key, now, dishes);
  return dishes;
};

/** Stores whose own name, kind or class holds a keyword. */
export const matchNames = async (db: Db, keyword: string): Promise<readonly string[]> => {
  const grams = queryGrams(keyword);
  if (grams.length === 0) return [];
  const memory = await freshMemory(db);
  const [key, now] = [keyOf(grams), performance.now()];
  const known = memory.names.get(key, now);
  if (known) return known;
  const names = Promise.resolve(memory.stores.match(grams).slice(0, MOST_HITS));
  memory.names.put(key, now, names);
  return names;
};
