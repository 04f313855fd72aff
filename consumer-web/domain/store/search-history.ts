import * as z from 'zod/mini';
import { defineSlot } from '../../lib/storage.ts';

const MOST = 12;
/** Stores with a history of their own. */
const MOST_STORES = 50;

/** What was searched for, the newest first: by store, '' for stores and dishes of all (spec 001 §9). */
const history = defineSlot<Record<string, readonly string[]>>({
  key: 'search-history',
  area: 'local',
  schema: z.record(z.string(), z.array(z.string())),
  absent: {},
});

/** What was searched for before, the newest first: of one store, or with '' of all (spec 001 §9). */
export const searchHistory = (storeId: string): readonly string[] => history.get()[storeId] ?? [];

/** The history after one more word: each once. */
export const withWord = (words: readonly string[], word: string): readonly string[] =>
  [word, ...words.filter((old) => old !== word)].slice(0, MOST);

/** Keeps a word; the stores that were searched last keep their history, and so does the search of all. */
export const rememberSearch = (storeId: string, word: string): void => {
  const { [storeId]: own = [], ...others } = history.get();
  const kept = Object.entries(others).filter(([id]) => id !== '');
  history.set({
    '': others[''] ?? [],
    ...Object.fromEntries(kept.slice(1 - MOST_STORES)),
    [storeId]: withWord(own, word),
  });
};

export const forgetSearches = (storeId: string): void => {
  history.set({ ...history.get(), [storeId]: [] });
};
