import { fieldMemory, type FieldMemory } from './field-memory.ts';
import type { KeyFact } from './key-text.ts';
import type { ScanSource } from './scan.ts';
import { WEDGE, wedgeDetector } from './wedge.ts';

const LEGACY_IME_KEY = 229;

const factOf = (event: KeyboardEvent): KeyFact => ({
  key: event.key, code: event.code, at: event.timeStamp, hasShift: event.shiftKey, hasCapsLock: event.getModifierState('CapsLock'),
  hasCommand: event.ctrlKey || event.metaKey || event.altKey, isRepeat: event.repeat,
  // oxlint-disable-next-line typescript/no-deprecated -- the only mark of a key that an input method took before it says that it composes
  isComposing: event.isComposing || event.key === 'Process' || event.keyCode === LEGACY_IME_KEY,
});

type Watched = { onActivity?: () => void };

/** The USB keyboard wedge: listens at the window before anything on the page does, wherever the focus is (decision C8). */
export const wedgeListener = ({ onActivity }: Watched = {}): ScanSource => {
  const detector = wedgeDetector();
  let memory: FieldMemory | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let emit: (text: string) => void = () => undefined;
  let isGivingBack = false;

  const giveBack = (texts: string[]): void => {
    isGivingBack = true;
    for (const text of texts) fieldMemory.write(text);
    isGivingBack = false;
  };

  const apply = ({ scan, giveBack: texts }: { scan?: string; giveBack?: string[] }): void => {
    if (texts) giveBack(texts);
    if (scan === undefined) return;
    memory?.restore();
    memory = null;
    onActivity?.();
    emit(scan);
  };

  const onSilence = (): void => {
    apply(detector.silence());
    if (detector.isWaiting()) timer = setTimeout(() => apply(detector.silence(true)), WEDGE.patienceMs - WEDGE.silenceMs);
  };

  const onKey = (event: KeyboardEvent): void => {
    if (isGivingBack || !event.isTrusted) return;
    const step = detector.key(factOf(event));
    clearTimeout(timer);
    if (step.verdict === 'hold') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    apply(step);
    if (step.isFirst) memory = fieldMemory.take();
    if (detector.isWaiting()) timer = setTimeout(onSilence, WEDGE.silenceMs);
  };

  const onComposition = (): void => detector.composing();

  return {
    start: (to) => {
      emit = to;
      window.addEventListener('keydown', onKey, true);
      window.addEventListener('compositionstart', onComposition, true);
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('compositionstart', onComposition, true);
    },
  };
};
