import { storage } from '../../../lib/storage.ts';

const MOST = 12;

/** What was searched for before, the newest first: of one store, or with '' of all (spec 001 §9). */
export const searchHistory = (storeId: string): readonly string[] =>
  storage.searchHistory.get()[storeId] ?? [];

/** The history after one more word: each once. */
export const withWord = (words: readonly string[], word: string): readonly string[] =>
  [word, ...words.filter((old) => old !== word)].slice(0, MOST);

export const rememberSearch = (storeId: string, word: string): void => {
  const all = storage.searchHistory.get();
  storage.searchHistory.set({ ...all, [storeId]: withWord(all[storeId] ?? [], word) });
};

export const forgetSearches = (storeId: string): void => {
  storage.searchHistory.set({ ...storage.searchHistory.get(), [storeId]: [] });
};
