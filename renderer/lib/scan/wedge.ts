import { readScan } from '#shared/voucher/code.ts';
import { keyTexts, type KeyFact } from './key-text.ts';
import { gapsOf, median, timingOf, type KeyTiming } from './key-timing.ts';
import {
  receivedText,
  LEAST_KEYS,
  STANDARD,
  type BurstKey,
  type ScannerProfile,
} from './profile.ts';

/** A key that was kept from the page, to be given back when it turns out to be a person's. */
type Pressed = BurstKey & { at: number; isHeld: boolean };

/** What the listener does with the present key, and with those before it. */
export type WedgeStep = {
  /** `pass`: the page gets the key. `hold`: it does not, for now or at all. */
  verdict: 'pass' | 'hold';
  /** A finished burst. What its first keys left in a text field is to be taken back. */
  scan?: string;
  /** How quick that burst was. */
  timing?: KeyTiming;
  /** Held keys of a person, oldest first: to be given to the page before the present key. */
  giveBack?: string[];
  /** This key may be the first of a burst: remember what the focused field holds before it. */
  isFirst?: boolean;
};

const heldOf = (keys: readonly Pressed[]): string[] =>
  keys
    .filter(({ isHeld }) => isHeld)
    .map(({ text, codeText, isComposed }) => (isComposed ? codeText : text));

/** What ends a stretch of keys: a scan, or a person's keys. */
export type Settled = Pick<WedgeStep, 'scan' | 'timing' | 'giveBack'>;

const NOTHING = { keys: [], isComposing: false };

const pressedOf = (fact: KeyFact, texts: { text: string; codeText: string }): Pressed => ({
  at: fact.at,
  ...texts,
  isHeld: false,
  isComposed: fact.isComposing,
  hasCapsLock: fact.hasCapsLock,
});

const asPassed = (keys: readonly Pressed[]): Pressed[] =>
  keys.map((key) => ({ ...key, isHeld: false }));

const givenBack = (keys: readonly Pressed[]): Settled => {
  const held = heldOf(keys);
  return held.length > 0 ? { giveBack: held } : {};
};

/**
 * Distinguishes a scanner's burst from a person's typing, key by key (decision C8). Pure: times come in with the keys.
 * The first key of a burst cannot be known and passes; from the second fast one on, keys are held until a suffix or silence decides.
 */
export class WedgeDetector {
  /** Read at each key: the doctor may change it meanwhile. */
  readonly #profile: () => ScannerProfile;
  #keys: Pressed[] = [];
  #isComposing = false;
  #endedAt = Number.NEGATIVE_INFINITY;
  /** What silence ended. It may have been the machine that was silent: a key whose own time follows closely continues it. */
  #broken: Readonly<{ keys: Pressed[]; isComposing: boolean }> = NOTHING;

  constructor(profile: () => ScannerProfile = () => STANDARD) {
    this.#profile = profile;
  }

  key(fact: KeyFact): WedgeStep {
    const kind = keyTexts(fact);
    if (kind === 'ignored') return { verdict: 'pass' };
    if (kind === 'suffix') return this.#end(fact.at);
    return kind === 'other' || fact.isRepeat
      ? { verdict: 'pass', ...this.#settle() }
      : this.#press(fact, kind);
  }

  /** An input method began composing: within a burst, what the keys are called counts, not what they wrote. */
  composing(): void {
    if (this.#keys.length > 0) this.#isComposing = true;
  }

  /** To be called when nothing was pressed for the profile's `silenceMs`, and again after `patienceMs`: a scanner without a suffix ends here. */
  silence(isLong = false): Settled {
    const { suffix } = this.#profile();
    const isSuffixSure = suffix === 'enter' || suffix === 'tab';
    if (!isLong && this.#isBurst() && (isSuffixSure || readScan(this.#text()).kind === 'wrong'))
      return {};
    const last = this.#keys.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (this.#keys.length > 0)
      this.#broken = { keys: asPassed(this.#keys), isComposing: this.#isComposing };
    const settled = this.#settle();
    if (settled.scan !== undefined) this.#endedAt = last;
    return settled;
  }

  isWaiting(): boolean {
    return this.#keys.length > 0;
  }

  #isBurst(): boolean {
    return (
      this.#keys.length >= LEAST_KEYS && median(gapsOf(this.#keys)) <= this.#profile().medianMs
    );
  }

  #text(): string {
    const keys = this.#isComposing
      ? this.#keys.map((key) => ({ ...key, isComposed: true }))
      : this.#keys;
    return receivedText(keys, this.#profile());
  }

  /** Ends what was pressed so far: a scan, or a person's keys. */
  #settle(): Settled {
    const settled = this.#isBurst()
      ? { scan: this.#text(), timing: timingOf(this.#keys) }
      : givenBack(this.#keys);
    this.#keys = [];
    this.#isComposing = false;
    return settled;
  }

  #end(at: number): WedgeStep {
    const last = this.#keys.at(-1);
    const { maxMs } = this.#profile();
    // the suffix of a burst that silence ended belongs to it, however late the machine delivers it
    if (!last && at - this.#endedAt <= maxMs) return { verdict: 'hold' };
    const isInTime = last !== undefined && at - last.at <= maxMs;
    const settled = this.#settle();
    return { verdict: isInTime && settled.scan !== undefined ? 'hold' : 'pass', ...settled };
  }

  #press(fact: KeyFact, texts: { text: string; codeText: string }): WedgeStep {
    this.#resume(fact.at);
    const { maxMs, medianMs } = this.#profile();
    const last = this.#keys.at(-1);
    const key = pressedOf(fact, texts);
    if (!last || fact.at - last.at > maxMs) {
      const settled = this.#settle();
      this.#keys = [key];
      return { verdict: 'pass', isFirst: true, ...settled };
    }
    if (median([...gapsOf(this.#keys), fact.at - last.at]) > medianMs) {
      const settled = givenBack(this.#keys);
      this.#keys = [...asPassed(this.#keys), key];
      return { verdict: 'pass', ...settled };
    }
    this.#keys.push({ ...key, isHeld: true });
    return { verdict: 'hold' };
  }

  #resume(at: number): void {
    const last = this.#broken.keys.at(-1);
    if (this.#keys.length === 0 && last && at - last.at <= this.#profile().maxMs) {
      this.#keys = this.#broken.keys;
      this.#isComposing = this.#broken.isComposing;
    }
    this.#broken = NOTHING;
  }
}
