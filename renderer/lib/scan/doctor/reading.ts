import type { KeyStream } from '../key-recorder.ts';
import { keyTexts, type KeyFact } from '../key-text.ts';
import { timingOf, type KeyTiming } from '../key-timing.ts';
import { narrowed } from '../profile.ts';
import { align, type Pair } from './align.ts';
import { charOn, LAYOUTS, swapsOf, type LayoutName } from './layouts.ts';
import { TEST_CODES, type TestCode } from './test-codes.ts';

export type CaseChange = 'none' | 'swapped' | 'upper' | 'lower';
export type StreamEnd = 'enter' | 'tab' | 'none';

/** What one scan of a test code shows. Texts are after the reading in `by`. */
export type Reading = {
  readonly code: TestCode;
  /** `text`: as written. `place`: by the places of the keys. `scanner`: the scanner sends for another layout. */
  readonly by: 'text' | 'place' | 'scanner';
  /** Whose layout it looks like, when it is a known one. */
  readonly layout: LayoutName | null;
  /** Pairs of received and meant characters that the layout causes, as they would be without the correction. */
  readonly swapped: readonly (readonly [received: string, meant: string])[];
  /** Pairs that no layout explains. */
  readonly wrong: readonly (readonly [received: string, meant: string])[];
  readonly before: string;
  readonly behind: string;
  readonly dropped: number;
  readonly doubled: number;
  readonly letterCase: CaseChange;
  readonly end: StreamEnd;
  readonly timing: KeyTiming;
  readonly hasIme: boolean;
  readonly isFullWidth: boolean;
  readonly hasCapsLock: boolean;
  readonly hasAltCodes: boolean;
};

/** Marks alone may come of a Chinese input method's own; letters and digits only of full-width writing. */
const WIDE_LETTER = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/;
type Key = { fact: KeyFact; text: string; place: string };

const charactersOf = ({ keys }: KeyStream): Key[] => {
  const found: Key[] = [];
  for (const fact of keys) {
    const texts = keyTexts(fact);
    if (texts === 'suffix') break;
    if (texts !== 'ignored' && texts !== 'other' && !fact.isRepeat)
      found.push({ fact, text: narrowed(texts.text), place: texts.codeText });
  }
  return found;
};

const endOf = ({ keys }: KeyStream): StreamEnd => {
  const end = keys.find((fact) => keyTexts(fact) === 'suffix');
  if (!end) return 'none';
  return end.key === 'Tab' || end.code === 'Tab' ? 'tab' : 'enter';
};

type Candidate = { by: Reading['by']; layout: LayoutName | null; chars: string[] };

/** All ways to read the keys, the plainest first. */
const candidatesOf = (keys: readonly Key[]): Candidate[] => [
  { by: 'text', layout: null, chars: keys.map(({ text }) => text) },
  { by: 'place', layout: null, chars: keys.map(({ place }) => place) },
  ...LAYOUTS.map((layout): Candidate => {
    const swaps = swapsOf(layout);
    return { by: 'scanner', layout, chars: keys.map(({ text }) => swaps[text] ?? text) };
  }),
];

/** A share of wrong characters up to which a code is still known. */
const KNOWN_UP_TO = 0.35;

/** Which test code a scan was, whatever became of it; null when it was none of them. */
export const identify = (stream: KeyStream): TestCode | null => {
  const keys = charactersOf(stream);
  const texts = candidatesOf(keys).map(({ chars }) => chars.join(''));
  const shares = TEST_CODES.map((code) => ({
    code,
    share: Math.min(...texts.map((text) => align(code.text, text).cost)) / code.text.length,
  }));
  const best = shares.reduce((nearest, each) => (each.share < nearest.share ? each : nearest));
  if (best.share <= KNOWN_UP_TO) return best.code;
  // an unknown layout may leave nothing as it was; the length is left
  return TEST_CODES.find(({ text }) => text.length === keys.length) ?? null;
};

const isCase = (a: string, b: string): boolean => a !== b && a.toLowerCase() === b.toLowerCase();

const caseOf = (pairs: readonly Pair[]): CaseChange => {
  const letters = pairs.filter(
    ({ meant, received }) =>
      meant !== null &&
      received !== null &&
      meant.toLowerCase() === received.toLowerCase() &&
      meant.toLowerCase() !== meant.toUpperCase(),
  );
  const changed = letters.filter(({ meant, received }) => meant !== received);
  if (changed.length === 0) return 'none';
  const toUpper = changed.filter(({ received }) => received === received!.toUpperCase()).length;
  if (toUpper > 0 && toUpper < changed.length) return 'swapped';
  return toUpper > 0 ? 'upper' : 'lower';
};

/** The layout of a computer that writes other characters than lie at the keys' places. */
const computerLayout = (keys: readonly Key[]): LayoutName | null => {
  const moved = keys.filter(({ text, place }) => text !== place && !isCase(text, place));
  return (
    LAYOUTS.find(
      (layout) =>
        moved.length > 0 && moved.every(({ text, place }) => charOn(layout, place) === text),
    ) ?? null
  );
};

/** Characters that are wrong after the reading, each as it came in before the cure: that is what a swap has to name. */
const wrongOf = (pairs: readonly Pair[], raw: readonly string[]): (readonly [string, string])[] => {
  let index = -1;
  return pairs.flatMap(({ meant, received }) => {
    if (received !== null) index += 1;
    return meant !== null && received !== null && meant !== received && !isCase(meant, received)
      ? [[raw[index]!, meant] as const]
      : [];
  });
};

const unique = (list: readonly (readonly [string, string])[]): (readonly [string, string])[] => [
  ...new Map(list.map((pair) => [pair.join('\0'), pair])).values(),
];

const extrasOf = (
  pairs: readonly Pair[],
): Pick<Reading, 'before' | 'behind' | 'dropped' | 'doubled'> => {
  const isExtra = ({ meant }: Pair): boolean => meant === null;
  const first = pairs.findIndex((pair) => !isExtra(pair));
  const last = pairs.findLastIndex((pair) => !isExtra(pair));
  const textOf = (part: readonly Pair[]): string =>
    part.map(({ received }) => received ?? '').join('');
  const inside = pairs.slice(first, last + 1);
  return {
    before: textOf(pairs.slice(0, first)),
    behind: textOf(pairs.slice(last + 1)),
    dropped: inside.filter(({ received }) => received === null).length,
    doubled: inside.filter(isExtra).length,
  };
};

/** A recorded scan, and the test code that it was of. */
export type KnownStream = { readonly code: TestCode; readonly stream: KeyStream };

const readAs = (
  { code, stream }: KnownStream,
  keys: readonly Key[],
  { by, layout, chars }: Candidate,
): Reading => {
  const { pairs } = align(code.text, chars.join(''));
  const written = keys.map(({ text }, index) => [text, chars[index]!] as const);
  return {
    code,
    by,
    layout: by === 'place' ? computerLayout(keys) : layout,
    swapped: by === 'text' ? [] : unique(written.filter(([text, char]) => text !== char)),
    wrong: unique(
      wrongOf(
        pairs,
        keys.map(({ text, place }) => (by === 'place' ? place : text)),
      ),
    ),
    ...extrasOf(pairs),
    letterCase: caseOf(pairs),
    end: endOf(stream),
    timing: timingOf(keys.map(({ fact }) => fact)),
    hasIme: keys.some(({ fact }) => fact.isComposing),
    isFullWidth:
      WIDE_LETTER.test(stream.wrote) ||
      stream.keys.some(({ key }) => [...key].length === 1 && WIDE_LETTER.test(key)),
    hasCapsLock: keys.some(({ fact }) => fact.hasCapsLock),
    hasAltCodes: stream.keys.some(
      ({ code: place, hasCommand }) => hasCommand && /^Numpad\d$/.test(place),
    ),
  };
};

/** Reads recorded scans of one scanner, all in the one way that fits them best together: digits alone look right on many layouts. */
export const readStreams = (streams: readonly KnownStream[]): Reading[] => {
  const all = streams.map(({ stream }) => charactersOf(stream));
  const ways = all.map(candidatesOf);
  const costs = (ways[0] ?? []).map((_, way) =>
    streams.reduce(
      (sum, { code }, index) => sum + align(code.text, ways[index]![way]!.chars.join('')).cost,
      0,
    ),
  );
  const best = costs.indexOf(Math.min(...costs));
  return streams.map((known, index) => readAs(known, all[index]!, ways[index]![best]!));
};
