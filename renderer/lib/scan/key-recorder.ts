import type { KeyFact } from './key-text.ts';
import { factOf } from './wedge-listener.ts';

/** A burst as it came, nothing tidied: its keys with their times, and what an input method wrote beside them. */
export type KeyStream = { readonly keys: readonly KeyFact[]; readonly wrote: string };

/** So long nothing, and the burst is over (milliseconds): longer than any gap that the doctor can mend. */
const SILENCE_MS = 450;
/** After an Enter or a Tab, more may follow at once: a line feed, or a tab behind an enter. */
const AFTER_END_MS = 120;
/** Fewer keys are a person's. */
const LEAST_KEYS = 4;

let recorders = 0;
/** Whether the doctor is listening to the keyboard, so that the till does not. */
export const isRecording = (): boolean => recorders > 0;

const ENDS = new Set(['Enter', 'Tab']);
const CHARACTER =
  /^(Key|Digit|Numpad|Minus|Equal|Bracket|Backslash|Semicolon|Quote|Backquote|Comma|Period|Slash|Space|Intl)/;
const isCharacter = ({ key, code }: KeyFact): boolean =>
  [...key].length === 1 || CHARACTER.test(code);

/** A shortcut is the page's; numbers typed with Alt held are how some scanners spell characters. */
const isShortcut = ({ hasCommand, code }: KeyFact): boolean =>
  hasCommand && !code.startsWith('Numpad');

const empty = (field: HTMLInputElement | null): void => {
  if (!field || field.value === '') return;
  // a composition that is still open would be written again: blurring the field closes it
  field.blur();
  field.value = '';
  field.focus({ preventScroll: true });
};

type Options = {
  /** The focused field: an input method writes there even if keys are held back. */ field: () => HTMLInputElement | null;
  onStream: (stream: KeyStream) => void;
};

/** Records every key until it is stopped, and reports each burst whole. Escape, and Enter and Tab that follow no burst, stay the page's. */
export const recordKeys = ({ field, onStream }: Options): (() => void) => {
  let keys: KeyFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    const stream: KeyStream = { keys, wrote: field()?.value ?? '' };
    keys = [];
    empty(field());
    if (stream.keys.filter(isCharacter).length >= LEAST_KEYS) onStream(stream);
  };

  const onKey = (event: KeyboardEvent): void => {
    const fact = factOf(event);
    const isEnd = ENDS.has(fact.key);
    if (
      fact.key === 'Escape' ||
      (keys.length === 0 && (isEnd || !isCharacter(fact) || isShortcut(fact)))
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(fact);
    clearTimeout(timer);
    timer = setTimeout(finish, isEnd ? AFTER_END_MS : SILENCE_MS);
  };

  recorders += 1;
  window.addEventListener('keydown', onKey, true);
  return () => {
    recorders -= 1;
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
  };
};
