import { readScan } from '#shared/voucher/code.ts';
import { keyTexts, type KeyFact } from './key-text.ts';

/** What tells a scanner from a person (decision C8). `patienceMs`: how long a burst without a suffix that is no whole code yet is waited for: a busy machine may deliver its keys late. */
export const WEDGE = { leastKeys: 6, medianMs: 35, maxMs: 100, silenceMs: 120, patienceMs: 600 } as const;

/** A key that was kept from the page, to be given back when it turns out to be a person's. */
type Pressed = { at: number; text: string; codeText: string; isHeld: boolean; isComposed: boolean };

/** What the listener does with the key at hand, and with what came before it. */
export type WedgeStep = {
  /** `pass`: the page gets the key. `hold`: it does not, for now or for good. */
  verdict: 'pass' | 'hold';
  /** A finished burst. What its first keys left in a text field is to be taken back. */
  scan?: string;
  /** Held keys of a person, oldest first: to be given to the page before the key at hand. */
  giveBack?: string[];
  /** This key may be the first of a burst: remember what the focused field holds before it. */
  isFirst?: boolean;
};

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const gapsOf = (keys: readonly Pressed[]): number[] => keys.slice(1).map((key, at) => key.at - keys[at]!.at);

const isBurst = (keys: readonly Pressed[]): boolean => keys.length >= WEDGE.leastKeys && median(gapsOf(keys)) <= WEDGE.medianMs;

const textOf = (keys: readonly Pressed[], isComposing: boolean): string =>
  keys.map((key) => (isComposing || key.isComposed ? key.codeText : key.text)).join('');

const heldOf = (keys: readonly Pressed[]): string[] => keys.filter(({ isHeld }) => isHeld).map(({ text, codeText, isComposed }) => (isComposed ? codeText : text));

/**
 * Tells a scanner's burst from a person's typing, key by key (decision C8). Pure: times come in with the keys.
 * The first key of a burst cannot be known and passes; from the second fast one on, keys are held until a suffix or silence decides.
 */
export const wedgeDetector = () => {
  let keys: Pressed[] = [];
  let isComposing = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  const reset = (): void => {
    keys = [];
    isComposing = false;
  };

  /** Ends what was pressed so far: a scan, or a person's keys. */
  const settle = (): Pick<WedgeStep, 'scan' | 'giveBack'> => {
    const ended = keys;
    const wasComposing = isComposing;
    reset();
    if (isBurst(ended)) return { scan: textOf(ended, wasComposing) };
    const held = heldOf(ended);
    return held.length > 0 ? { giveBack: held } : {};
  };

  const passAsPerson = (): WedgeStep => ({ verdict: 'pass', ...settle() });

  const end = (at: number): WedgeStep => {
    const last = keys.at(-1);
    // the suffix of a burst that silence ended belongs to it, however late the machine delivers it
    if (!last && at - endedAt <= WEDGE.maxMs) return { verdict: 'hold' };
    const isInTime = last !== undefined && at - last.at <= WEDGE.maxMs;
    const settled = settle();
    return { verdict: isInTime && settled.scan !== undefined ? 'hold' : 'pass', ...settled };
  };

  const press = (fact: KeyFact, texts: { text: string; codeText: string }): WedgeStep => {
    const last = keys.at(-1);
    const key: Pressed = { at: fact.at, ...texts, isHeld: false, isComposed: fact.isComposing };
    if (!last || fact.at - last.at > WEDGE.maxMs) {
      const settled = settle();
      keys = [key];
      return { verdict: 'pass', isFirst: true, ...settled };
    }
    if (median([...gapsOf(keys), fact.at - last.at]) > WEDGE.medianMs) {
      const giveBack = heldOf(keys);
      keys = keys.map((earlier) => ({ ...earlier, isHeld: false }));
      keys.push(key);
      return { verdict: 'pass', ...(giveBack.length > 0 && { giveBack }) };
    }
    keys.push({ ...key, isHeld: true });
    return { verdict: 'hold' };
  };

  return {
    key: (fact: KeyFact): WedgeStep => {
      const kind = keyTexts(fact);
      if (kind === 'ignored') return { verdict: 'pass' };
      if (kind === 'suffix') return end(fact.at);
      return kind === 'other' || fact.isRepeat ? passAsPerson() : press(fact, kind);
    },
    /** An input method began composing: within a burst, what the keys are called counts, not what they wrote. */
    composing: (): void => {
      if (keys.length > 0) isComposing = true;
    },
    /** To be asked when nothing was pressed for `WEDGE.silenceMs`, and again after `patienceMs`: a scanner without a suffix ends here. */
    silence: (isLong = false): Pick<WedgeStep, 'scan' | 'giveBack'> => {
      if (isBurst(keys) && !isLong && readScan(textOf(keys, isComposing)).kind === 'wrong') return {};
      const last = keys.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      const settled = settle();
      if (settled.scan !== undefined) endedAt = last;
      return settled;
    },
    isWaiting: (): boolean => keys.length > 0,
  };
};
export type WedgeDetector = ReturnType<typeof wedgeDetector>;
