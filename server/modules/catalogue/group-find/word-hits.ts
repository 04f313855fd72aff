import { searchForm } from '../search/grams.ts';
import { columnsOf } from './columns.ts';
import type { Town } from './town.ts';

/** Words, and keywords of several, of a town whose hits are held. */
const MOST_WORDS = 200;
/** In whose names a word is: 1 by the place of the deal, and of the store, in its list. */
type Hits = { deals: Uint8Array; stores: Uint8Array };
/** Where a keyword is. `found`: the places of deals whose own names, or those of one of their stores, hold it. */
type Found = Hits & {
  found: Int32Array;
  isTogether: (deal: number, store: number) => boolean;
};
const held = new WeakMap<Town, { words: Map<string, Hits>; keywords: Map<string, Found> }>();

const heldOf = (town: Town) => {
  const known = held.get(town) ?? { words: new Map(), keywords: new Map() };
  held.set(town, known);
  return known;
};

const keep = <T>(map: Map<string, T>, key: string, value: T): T => {
  if (map.size >= MOST_WORDS) map.delete(map.keys().next().value!);
  map.set(key, value);
  return value;
};

const hitsOf = (town: Town, word: string): Hits => {
  const { words } = heldOf(town);
  const within = ({ form }: { form: string }): number => (form.includes(word) ? 1 : 0);
  return (
    words.get(word) ??
    keep(words, word, {
      deals: Uint8Array.from(town.deals, within),
      stores: Uint8Array.from(town.stores, within),
    })
  );
};

const allOf = (flags: readonly Uint8Array[]): Uint8Array =>
  flags[0]!.map((_, place) => Number(flags.every((of) => of[place] === 1)));

const foundOf = (town: Town, words: readonly string[]): Found => {
  const hits = words.map((word) => hitsOf(town, word));
  const [deals, stores] = [
    allOf(hits.map((hit) => hit.deals)),
    allOf(hits.map((hit) => hit.stores)),
  ];
  /** Whether each word is in the name of the deal or of the store. */
  const isTogether =
    hits.length === 1
      ? (deal: number, store: number) => deals[deal] === 1 || stores[store] === 1
      : (deal: number, store: number) =>
          hits.every((hit) => hit.stores[store] === 1 || hit.deals[deal] === 1);
  const { storesOf } = columnsOf(town);
  const isFound = (deal: number): boolean => {
    if (deals[deal] === 1) return true;
    for (let link = storesOf.from[deal]!; link < storesOf.from[deal + 1]!; link += 1)
      if (isTogether(deal, storesOf.to[link]!)) return true;
    return false;
  };
  return { deals, stores, isTogether, found: Int32Array.from(deals.keys()).filter(isFound) };
};

/** A keyword as its words are compared. */
export const wordsOf = (keyword = ''): string[] =>
  searchForm(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Where the words of a keyword are, by the places of deals and stores; null without a word. */
export const wordsIn = (keyword: string | undefined, town: Town): Found | null => {
  const words = wordsOf(keyword);
  if (words.length === 0) return null;
  const { keywords } = heldOf(town);
  const key = words.join(' ');
  return keywords.get(key) ?? keep(keywords, key, foundOf(town, words));
};
