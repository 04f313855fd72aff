/** Beginnings of words up to this length are kept; longer ones are distinguished by the text itself. */
const PREFIX = 12;
const HAN = /\p{Script=Han}+/gu;
const WORD = /[\p{Letter}\p{Number}]+/gu;

/** One form of a text for search: full-width as half-width, small letters, no accents. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

const MOST_FORMS = 50_000;
const forms = new Map<string, string>();
/** The search form of a name that is compared often, such as that of a store or a category; kept once made. */
export const knownForm = (name: string): string => {
  const known = forms.get(name);
  if (known !== undefined) return known;
  if (forms.size >= MOST_FORMS) forms.clear();
  const form = searchForm(name);
  forms.set(name, form);
  return form;
};

const pairs = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(1).map((sign, place) => signs[place]! + sign);
};

const partsOf = (text: string): { runs: string[]; words: string[] } => {
  const form = searchForm(text);
  return { runs: form.match(HAN) ?? [], words: form.replace(HAN, ' ').match(WORD) ?? [] };
};

/** What a text can be found by: each Chinese character and pair of neighbours, each beginning of a word. A plain array of texts, so that any engine's inverted index holds it. */
export const gramsOf = (...texts: readonly string[]): string[] => {
  const grams = new Set<string>();
  for (const { runs, words } of texts.map(partsOf)) {
    for (const run of runs) for (const gram of [...run, ...pairs(run)]) grams.add(gram);
    for (const word of words)
      for (let length = 1; length <= Math.min(PREFIX, word.length); length += 1)
        grams.add(word.slice(0, length));
  }
  return [...grams];
};

/** What must all be among a text's grams for it to be found: pairs of characters (or the one character), and words as far as they were typed. */
export const queryGrams = (keyword: string): string[] => {
  const { runs, words } = partsOf(keyword);
  return [
    ...new Set([
      ...runs.flatMap((run) => ([...run].length === 1 ? [run] : pairs(run))),
      ...words.map((word) => word.slice(0, PREFIX)),
    ]),
  ];
};
