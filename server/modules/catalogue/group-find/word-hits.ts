import { searchForm } from '../search/grams.ts';
import type { Town } from './town.ts';

/** Words of a town whose hits are held. */
const MOST_WORDS = 200;
/** In whose names a word is: 1 by the place of the deal, and of the store, in its list. */
type Hits = { deals: Uint8Array; stores: Uint8Array };
const held = new WeakMap<Town, Map<string, Hits>>();

const hitsOf = (town: Town, word: string): Hits => {
  const words = held.get(town) ?? new Map<string, Hits>();
  held.set(town, words);
  const known = words.get(word);
  if (known) return known;
  const within = ({ form }: { form: string }): number => (form.includes(word) ? 1 : 0);
  const hits = {
    deals: Uint8Array.from(town.deals, within),
    stores: Uint8Array.from(town.stores, within),
  };
  if (words.size >= MOST_WORDS) words.delete(words.keys().next().value!);
  words.set(word, hits);
  return hits;
};

/** Where the words of a keyword are, by the places of deals and stores; null without a word. */
export const wordsIn = (keyword = '', town: Town) => {
  const words = searchForm(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => hitsOf(town, word));
  const [only] = words;
  if (only === undefined) return null;
  if (words.length === 1) {
    const { deals, stores } = only;
    return {
      isNamed: (deal: number): boolean => deals[deal] === 1,
      isStoreNamed: (store: number): boolean => stores[store] === 1,
      isTogether: (deal: number, store: number): boolean =>
        deals[deal] === 1 || stores[store] === 1,
    };
  }
  return {
    isNamed: (deal: number): boolean => words.every(({ deals }) => deals[deal] === 1),
    isStoreNamed: (store: number): boolean => words.every(({ stores }) => stores[store] === 1),
    /** Whether each word is in the name of the deal or of the store. */
    isTogether: (deal: number, store: number): boolean =>
      words.every(({ deals, stores }) => stores[store] === 1 || deals[deal] === 1),
  };
};
