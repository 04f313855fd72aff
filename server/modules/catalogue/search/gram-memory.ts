/** Something to be found, and the grams that it is found by, in any order with spaces between. */
export type Findable<T> = { grams: string; thing: T };
type Text<T> = { grams: string; byStore: Map<string, T[]> };

/** What is found by grams, held by store. Things with the same grams, such as one dish of many stores, are held and looked at as one text. */
export const gramMemory = <T>() => {
  const texts = new Map<string, Text<T>>();
  const byGram = new Map<string, Set<Text<T>>>();
  const byStore = new Map<string, Set<Text<T>>>();

  const textOf = (grams: string): Text<T> => {
    const known = texts.get(grams);
    if (known) return known;
    const text = { grams, byStore: new Map<string, T[]>() };
    texts.set(grams, text);
    for (const gram of grams.split(' '))
      byGram.set(gram, (byGram.get(gram) ?? new Set()).add(text));
    return text;
  };
  const forget = (text: Text<T>): void => {
    texts.delete(text.grams);
    for (const gram of text.grams.split(' ')) byGram.get(gram)?.delete(text);
  };
  /** Puts what a store has in the place of what it had. */
  const put = (storeId: string, of: readonly Findable<T>[]): void => {
    const before = byStore.get(storeId) ?? new Set();
    for (const text of before) text.byStore.delete(storeId);
    const now = new Set<Text<T>>();
    for (const { grams, thing } of of) {
      const text = textOf(grams);
      const things = text.byStore.get(storeId);
      if (things) things.push(thing);
      else text.byStore.set(storeId, [thing]);
      now.add(text);
    }
    for (const text of before) if (text.byStore.size === 0) forget(text);
    byStore.set(storeId, now);
  };
  /** All that a store has. */
  const of = (storeId: string): T[] =>
    [...(byStore.get(storeId) ?? [])].flatMap((text) => text.byStore.get(storeId) ?? []);
  /** All that has every one of these grams, in no order. */
  const match = (grams: readonly string[]): T[] => {
    const [rarest, ...others] = grams
      .map((gram) => byGram.get(gram) ?? new Set<Text<T>>())
      .toSorted((a, b) => a.size - b.size);
    const fits = [...(rarest ?? [])].filter((text) => others.every((other) => other.has(text)));
    return fits.flatMap((text) => [...text.byStore.values()].flat());
  };
  return { put, of, match };
};
