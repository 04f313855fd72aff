import { fieldMemory, type FieldMemory } from './field-memory.ts';
import type { KeyFact } from './key-text.ts';
import { STANDARD, type ScannerProfile } from './profile.ts';
import type { EmitScan, ScanSource } from './scan.ts';
import { WedgeDetector, type Settled } from './wedge.ts';

const LEGACY_IME_KEY = 229;

/** A key event as the detector and the doctor take it. */
export const factOf = (event: KeyboardEvent): KeyFact => ({
  key: event.key,
  code: event.code,
  at: event.timeStamp,
  hasShift: event.shiftKey,
  hasCapsLock: event.getModifierState('CapsLock'),
  hasCommand: event.ctrlKey || event.metaKey || event.altKey,
  isRepeat: event.repeat,
  // oxlint-disable-next-line typescript/no-deprecated -- the only mark of a key that an input method took before it reports a composition
  isComposing: event.isComposing || event.key === 'Process' || event.keyCode === LEGACY_IME_KEY,
});

/** A timer that fires this late means that the page was busy: keys pressed in the meantime may still be queued. */
const LATE_MS = 30;
const GRACE_MS = 80;

type Options = {
  /** How this till reads its scanner, evaluated at each key. */
  profile?: () => ScannerProfile;
  /** Whether the doctor is listening to the keyboard. */
  isAside?: () => boolean;
};

class Wedge implements ScanSource {
  readonly #options: Required<Options>;
  readonly #detector: WedgeDetector;
  #memory: FieldMemory | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #emit: EmitScan = () => undefined;
  #isGivingBack = false;
  #isFirstOnItsWay = false;

  constructor(options: Required<Options>) {
    this.#options = options;
    this.#detector = new WedgeDetector(options.profile);
  }

  start(emit: EmitScan): void {
    this.#emit = emit;
    window.addEventListener('keydown', this.#handleKey, true);
    window.addEventListener('beforeinput', this.#handleBeforeInput, true);
    window.addEventListener('compositionstart', this.#handleComposition, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('keydown', this.#handleKey, true);
    window.removeEventListener('beforeinput', this.#handleBeforeInput, true);
    window.removeEventListener('compositionstart', this.#handleComposition, true);
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (this.#isGivingBack || !event.isTrusted || this.#options.isAside()) return;
    const step = this.#detector.key(factOf(event));
    clearTimeout(this.#timer);
    if (step.verdict === 'hold') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.#apply(step);
    this.#isFirstOnItsWay = step.isFirst === true;
    if (this.#isFirstOnItsWay) this.#memory = fieldMemory.take();
    if (this.#detector.isWaiting())
      this.#afterSilence(this.#options.profile().silenceMs, this.#handleSilence);
  };

  /** Between a key and its letter the focus may have moved: the field that the letter goes into is the one to remember. */
  readonly #handleBeforeInput = (): void => {
    if (this.#isFirstOnItsWay && !this.#isGivingBack) this.#memory = fieldMemory.take();
    this.#isFirstOnItsWay = false;
  };

  readonly #handleComposition = (): void => this.#detector.composing();

  readonly #handleSilence = (): void => {
    this.#apply(this.#detector.silence());
    if (!this.#detector.isWaiting()) return;
    const { patienceMs, silenceMs } = this.#options.profile();
    this.#afterSilence(Math.max(0, patienceMs - silenceMs), () =>
      this.#apply(this.#detector.silence(true)),
    );
  };

  #apply({ scan, timing, giveBack }: Settled): void {
    if (giveBack) this.#giveBack(giveBack);
    if (scan === undefined) return;
    this.#memory?.restore();
    this.#memory = null;
    this.#emit(scan, timing);
  }

  #giveBack(texts: readonly string[]): void {
    this.#isGivingBack = true;
    for (const text of texts) fieldMemory.write(text);
    this.#isGivingBack = false;
  }

  #afterSilence(ms: number, act: () => void): void {
    const due = performance.now() + ms;
    this.#timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS) this.#timer = setTimeout(act, GRACE_MS);
      else act();
    }, ms);
  }
}

/** The USB keyboard wedge: listens at the window before anything on the page does, wherever the focus is (decision C8). */
export const wedgeListener = ({
  profile = () => STANDARD,
  isAside = () => false,
}: Options = {}): ScanSource => new Wedge({ profile, isAside });
