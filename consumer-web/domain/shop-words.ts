import { useT, type T, type TextKey } from '../lib/i18n.ts';

/** Sentences that a shop says in place of takeout's, which are about meals. */
export type ShopWords = Readonly<Partial<Record<TextKey, TextKey>>>;

/** The sentences of a shop. */
export const inWordsOf =
  (words: ShopWords, t: T): T =>
  (key, params) =>
    t(words[key] ?? key, params);

/** The sentences of a shop in the chosen language. */
export const useShopT = ({ words }: { words: ShopWords }): T => inWordsOf(words, useT());
