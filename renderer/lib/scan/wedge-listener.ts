import { fieldMemory, type FieldMemory } from './field-memory.ts';
import type { KeyFact } from './key-text.ts';
import type { KeyTiming } from './key-timing.ts';
import { STANDARD, type ScannerProfile } from './profile.ts';
import type { EmitScan, ScanSource } from './scan.ts';
import { wedgeDetector } from './wedge.ts';

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
  // oxlint-disable-next-line typescript/no-deprecated -- the only mark of a key that an input method took before it says that it composes
  isComposing: event.isComposing || event.key === 'Process' || event.keyCode === LEGACY_IME_KEY,
});

/** A timer that fires so much too late tells of a page that was busy: keys that were pressed meanwhile may still be on their way. */
const LATE_MS = 30;
const GRACE_MS = 80;

type Options = {
  /** How this till reads its scanner, asked at each key. */
  profile?: () => ScannerProfile;
  /** Whether someone else hears the keyboard now: the doctor does while it listens. */
  isAside?: () => boolean;
};

/** The USB keyboard wedge: listens at the window before anything on the page does, wherever the focus is (decision C8). */
export const wedgeListener = ({
  profile = () => STANDARD,
  isAside = () => false,
}: Options = {}): ScanSource => {
  const detector = wedgeDetector(profile);
  let memory: FieldMemory | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let emit: EmitScan = () => undefined;
  let isGivingBack = false;
  let isFirstOnItsWay = false;

  const giveBack = (texts: string[]): void => {
    isGivingBack = true;
    for (const text of texts) fieldMemory.write(text);
    isGivingBack = false;
  };

  const apply = ({
    scan,
    timing,
    giveBack: texts,
  }: {
    scan?: string;
    timing?: KeyTiming;
    giveBack?: string[];
  }): void => {
    if (texts) giveBack(texts);
    if (scan === undefined) return;
    memory?.restore();
    memory = null;
    emit(scan, timing);
  };

  const afterSilence = (ms: number, act: () => void): void => {
    const due = performance.now() + ms;
    timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS) timer = setTimeout(act, GRACE_MS);
      else act();
    }, ms);
  };

  const onSilence = (): void => {
    apply(detector.silence());
    if (detector.isWaiting())
      afterSilence(Math.max(0, profile().patienceMs - profile().silenceMs), () =>
        apply(detector.silence(true)),
      );
  };

  const onKey = (event: KeyboardEvent): void => {
    if (isGivingBack || !event.isTrusted || isAside()) return;
    const step = detector.key(factOf(event));
    clearTimeout(timer);
    if (step.verdict === 'hold') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    apply(step);
    isFirstOnItsWay = step.isFirst === true;
    if (isFirstOnItsWay) memory = fieldMemory.take();
    if (detector.isWaiting()) afterSilence(profile().silenceMs, onSilence);
  };

  /** Between a key and its letter the focus may have moved: the field that the letter goes into is the one to remember. */
  const onBeforeInput = (): void => {
    if (isFirstOnItsWay && !isGivingBack) memory = fieldMemory.take();
    isFirstOnItsWay = false;
  };

  const onComposition = (): void => detector.composing();

  return {
    start: (to) => {
      emit = to;
      window.addEventListener('keydown', onKey, true);
      window.addEventListener('beforeinput', onBeforeInput, true);
      window.addEventListener('compositionstart', onComposition, true);
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('beforeinput', onBeforeInput, true);
      window.removeEventListener('compositionstart', onComposition, true);
    },
  };
};
