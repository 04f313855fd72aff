import { readScan } from '#shared/voucher/code.ts';
import { keyTexts, type KeyFact } from './key-text.ts';
import { gapsOf, median, timingOf, type KeyTiming } from './key-timing.ts';
import { heardText, LEAST_KEYS, STANDARD, type BurstKey, type ScannerProfile } from './profile.ts';

/** A key that was kept from the page, to be given back when it turns out to be a person's. */
type Pressed = BurstKey & { at: number; isHeld: boolean };

/** What the listener does with the key at hand, and with what came before it. */
export type WedgeStep = {
  /** `pass`: the page gets the key. `hold`: it does not, for now or for good. */
  verdict: 'pass' | 'hold';
  /** A finished burst. What its first keys left in a text field is to be taken back. */
  scan?: string;
  /** How quick that burst was. */
  timing?: KeyTiming;
  /** Held keys of a person, oldest first: to be given to the page before the key at hand. */
  giveBack?: string[];
  /** This key may be the first of a burst: remember what the focused field holds before it. */
  isFirst?: boolean;
};

const heldOf = (keys: readonly Pressed[]): string[] =>
  keys
    .filter(({ isHeld }) => isHeld)
    .map(({ text, codeText, isComposed }) => (isComposed ? codeText : text));

/** What ends a stretch of keys: a scan, or a person's keys. */
type Settled = Pick<WedgeStep, 'scan' | 'timing' | 'giveBack'>;

/**
 * Tells a scanner's burst from a person's typing, key by key (decision C8). Pure: times come in with the keys.
 * The first key of a burst cannot be known and passes; from the second fast one on, keys are held until a suffix or silence decides.
 * `profile` is asked at each key: the doctor may change it meanwhile.
 */
export const wedgeDetector = (profile: () => ScannerProfile = () => STANDARD) => {
  let keys: Pressed[] = [];
  let isComposing = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  /** What silence ended. It may have been the machine that was silent: a key whose own time follows closely goes on with it. */
  let broken: Readonly<{ keys: Pressed[]; isComposing: boolean }> = {
    keys: [],
    isComposing: false,
  };

  const isBurst = (): boolean =>
    keys.length >= LEAST_KEYS && median(gapsOf(keys)) <= profile().medianMs;
  const text = (): string =>
    heardText(isComposing ? keys.map((key) => ({ ...key, isComposed: true })) : keys, profile());

  const reset = (): void => {
    keys = [];
    isComposing = false;
  };

  /** Ends what was pressed so far: a scan, or a person's keys. */
  const settle = (): Settled => {
    const held = heldOf(keys);
    const settled = isBurst()
      ? { scan: text(), timing: timingOf(keys) }
      : held.length > 0
        ? { giveBack: held }
        : {};
    reset();
    return settled;
  };

  const passAsPerson = (): WedgeStep => ({ verdict: 'pass', ...settle() });

  const end = (at: number): WedgeStep => {
    const last = keys.at(-1);
    // the suffix of a burst that silence ended belongs to it, however late the machine delivers it
    if (!last && at - endedAt <= profile().maxMs) return { verdict: 'hold' };
    const isInTime = last !== undefined && at - last.at <= profile().maxMs;
    const settled = settle();
    return { verdict: isInTime && settled.scan !== undefined ? 'hold' : 'pass', ...settled };
  };

  const resume = (at: number): void => {
    const last = broken.keys.at(-1);
    if (keys.length === 0 && last && at - last.at <= profile().maxMs)
      ({ keys, isComposing } = broken);
    broken = { keys: [], isComposing: false };
  };

  const press = (fact: KeyFact, texts: { text: string; codeText: string }): WedgeStep => {
    resume(fact.at);
    const last = keys.at(-1);
    const key: Pressed = {
      at: fact.at,
      ...texts,
      isHeld: false,
      isComposed: fact.isComposing,
      hasCapsLock: fact.hasCapsLock,
    };
    if (!last || fact.at - last.at > profile().maxMs) {
      const settled = settle();
      keys = [key];
      return { verdict: 'pass', isFirst: true, ...settled };
    }
    if (median([...gapsOf(keys), fact.at - last.at]) > profile().medianMs) {
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
    /** To be asked when nothing was pressed for the profile's `silenceMs`, and again after `patienceMs`: a scanner without a suffix ends here. */
    silence: (isLong = false): Settled => {
      const { suffix } = profile();
      const isSuffixSure = suffix === 'enter' || suffix === 'tab';
      if (!isLong && isBurst() && (isSuffixSure || readScan(text()).kind === 'wrong')) return {};
      const last = keys.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      if (keys.length > 0)
        broken = { keys: keys.map((key) => ({ ...key, isHeld: false })), isComposing };
      const settled = settle();
      if (settled.scan !== undefined) endedAt = last;
      return settled;
    },
    isWaiting: (): boolean => keys.length > 0,
  };
};
export type WedgeDetector = ReturnType<typeof wedgeDetector>;
