import type { LayoutName } from './layouts.ts';
import type { Reading } from './reading.ts';

type Pairs = readonly (readonly [received: string, meant: string])[];

/** One thing that the doctor found. `fixed`: the console copes with it by the profile. `scanner`: the scanner must be set. */
export type Finding =
  | {
      kind: 'computerLayout' | 'scannerLayout';
      cure: 'fixed';
      layout: LayoutName | null;
      pairs: Pairs;
    }
  | { kind: 'learnedLayout'; cure: 'fixed'; pairs: Pairs }
  | { kind: 'garbled'; cure: 'scanner'; pairs: Pairs }
  | {
      kind: 'ime' | 'fullWidth' | 'capsLock' | 'caseSwapped' | 'tabSuffix' | 'noSuffix';
      cure: 'fixed';
    }
  | { kind: 'upperOnly' | 'lowerOnly' | 'altCodes' | 'mixedSuffix'; cure: 'scanner' }
  | { kind: 'aim' | 'prefix' | 'tail'; cure: 'fixed'; text: string }
  | { kind: 'dropped' | 'doubled'; cure: 'scanner'; count: number }
  | { kind: 'slow'; cure: 'fixed'; medianMs: number; maxMs: number }
  | { kind: 'tooSlow'; cure: 'scanner'; medianMs: number; maxMs: number };

/** A slower scanner cannot be distinguished from a quick typist, whose keys come about 60 ms apart. */
export const SLOWEST = { medianMs: 48, maxMs: 200 } as const;
/** Up to here the standard timings have room to spare. */
const EASY = { medianMs: 28, maxMs: 80 } as const;

const AIM = /\]\p{L}[\p{L}\p{Nd}]/u;

/** Characters at the same end of every scan. With a single scan, any such characters count; with more, those that only some have are stray keys. */
const sharedStart = (texts: readonly string[]): string => {
  const [first = '', ...rest] = texts;
  let length = first.length;
  for (const text of rest) while (!text.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
};
const reversed = (text: string): string => [...text].reverse().join('');

/** What the scanner puts around each code, without AIM identifiers. */
export const additions = (
  readings: readonly Reading[],
): { prefix: string; tail: string; aim: string | null; strays: number } => {
  const aim =
    readings.map(({ before }) => AIM.exec(before)?.[0]).find((found) => found !== undefined) ??
    null;
  const befores = readings.map(({ before }) => before.replace(AIM, ''));
  const prefix = sharedStart(befores);
  const tail = reversed(sharedStart(readings.map(({ behind }) => reversed(behind))));
  const strays = readings.reduce(
    (sum, { behind }, index) =>
      sum + befores[index]!.length - prefix.length + behind.length - tail.length,
    0,
  );
  return { prefix, tail, aim, strays };
};

const mostOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);
export const pace = (readings: readonly Reading[]): { medianMs: number; maxMs: number } => ({
  medianMs: mostOf(readings.map(({ timing }) => timing.medianMs)),
  maxMs: mostOf(readings.map(({ timing }) => timing.maxMs)),
});

/** Pairs that can be swapped back: each received character corresponds to one that was meant, and to no other. */
export const learnable = (
  readings: readonly Reading[],
): { swaps: Record<string, string>; garbled: Pairs } => {
  const wrong = readings.flatMap((reading) => reading.wrong);
  const meanings = new Map<string, Set<string>>();
  for (const [received, meant] of wrong)
    meanings.set(received, (meanings.get(received) ?? new Set()).add(meant));
  const rightly = new Set(
    readings.flatMap(({ code, wrong: bad }) =>
      [...code.text].filter((char) => bad.every(([, meant]) => meant !== char)),
    ),
  );
  const isSure = ([received]: readonly [string, string]): boolean =>
    meanings.get(received)?.size === 1 && !rightly.has(received);
  return {
    swaps: Object.fromEntries(wrong.filter(isSure)),
    garbled: wrong.filter((pair) => !isSure(pair)),
  };
};

const layoutFindings = (readings: readonly Reading[]): Finding[] => {
  const found: Finding[] = [];
  for (const [by, kind] of [
    ['place', 'computerLayout'],
    ['scanner', 'scannerLayout'],
  ] as const) {
    const of = readings.filter((reading) => reading.by === by);
    if (of.length > 0)
      found.push({
        kind,
        cure: 'fixed',
        layout: of.find(({ layout }) => layout !== null)?.layout ?? null,
        pairs: of.flatMap(({ swapped }) => swapped),
      });
  }
  const { swaps, garbled } = learnable(readings);
  if (Object.keys(swaps).length > 0)
    found.push({ kind: 'learnedLayout', cure: 'fixed', pairs: Object.entries(swaps) });
  if (garbled.length > 0) found.push({ kind: 'garbled', cure: 'scanner', pairs: garbled });
  return found;
};

const caseFindings = (readings: readonly Reading[]): Finding[] => {
  const changes = new Set(readings.map(({ letterCase }) => letterCase));
  if (changes.has('swapped'))
    return [
      readings.some(({ hasCapsLock }) => hasCapsLock)
        ? { kind: 'capsLock', cure: 'fixed' }
        : { kind: 'caseSwapped', cure: 'fixed' },
    ];
  if (changes.has('upper')) return [{ kind: 'upperOnly', cure: 'scanner' }];
  return changes.has('lower') ? [{ kind: 'lowerOnly', cure: 'scanner' }] : [];
};

const additionFindings = (readings: readonly Reading[]): Finding[] => {
  const { prefix, tail, aim } = additions(readings);
  return [
    ['aim', aim ?? ''],
    ['prefix', prefix],
    ['tail', tail],
  ].flatMap(([kind, text]) => (text === '' ? [] : [{ kind, cure: 'fixed', text } as Finding]));
};

const suffixFindings = (readings: readonly Reading[]): Finding[] => {
  const ends = new Set(readings.map(({ end }) => end));
  if (ends.size > 1) return [{ kind: 'mixedSuffix', cure: 'scanner' }];
  if (ends.has('none')) return [{ kind: 'noSuffix', cure: 'fixed' }];
  return ends.has('tab') ? [{ kind: 'tabSuffix', cure: 'fixed' }] : [];
};

const paceFindings = (readings: readonly Reading[]): Finding[] => {
  const { medianMs, maxMs } = pace(readings);
  if (medianMs > SLOWEST.medianMs || maxMs > SLOWEST.maxMs)
    return [{ kind: 'tooSlow', cure: 'scanner', medianMs, maxMs }];
  return medianMs > EASY.medianMs || maxMs > EASY.maxMs
    ? [{ kind: 'slow', cure: 'fixed', medianMs, maxMs }]
    : [];
};

const keyFindings = (readings: readonly Reading[]): Finding[] => {
  const dropped = readings.reduce((sum, reading) => sum + reading.dropped, 0);
  const doubled =
    readings.reduce((sum, reading) => sum + reading.doubled, 0) + additions(readings).strays;
  const found: Finding[] = [];
  if (readings.some(({ hasAltCodes }) => hasAltCodes))
    found.push({ kind: 'altCodes', cure: 'scanner' });
  if (dropped > 0) found.push({ kind: 'dropped', cure: 'scanner', count: dropped });
  if (doubled > 0) found.push({ kind: 'doubled', cure: 'scanner', count: doubled });
  return found;
};

/** Everything that is not as it should be, in the order in which it is shown: what the scanner must be set for comes first. */
export const findingsOf = (readings: readonly Reading[]): Finding[] => {
  if (readings.length === 0) return [];
  const found: Finding[] = [...layoutFindings(readings), ...caseFindings(readings)];
  if (readings.some(({ isFullWidth }) => isFullWidth))
    found.push({ kind: 'fullWidth', cure: 'fixed' });
  if (readings.some(({ hasIme }) => hasIme)) found.push({ kind: 'ime', cure: 'fixed' });
  found.push(
    ...additionFindings(readings),
    ...suffixFindings(readings),
    ...paceFindings(readings),
    ...keyFindings(readings),
  );
  return [
    ...found.filter(({ cure }) => cure === 'scanner'),
    ...found.filter(({ cure }) => cure === 'fixed'),
  ];
};
