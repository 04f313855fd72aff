/** What the detector needs of a key event. `at`: milliseconds on any clock that never goes back. */
export type KeyFact = {
  key: string;
  code: string;
  at: number;
  hasShift: boolean;
  hasCapsLock: boolean;
  hasCommand: boolean;
  isComposing: boolean;
  isRepeat: boolean;
};

/** Keys of a US layout by their place: unshifted and shifted. Scanners are keyboards of that layout by default. */
const MARKS: Record<string, readonly [string, string]> = {
  Digit0: ['0', ')'],
  Digit1: ['1', '!'],
  Digit2: ['2', '@'],
  Digit3: ['3', '#'],
  Digit4: ['4', '$'],
  Digit5: ['5', '%'],
  Digit6: ['6', '^'],
  Digit7: ['7', '&'],
  Digit8: ['8', '*'],
  Digit9: ['9', '('],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Backquote: ['`', '~'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
  NumpadDecimal: ['.', '.'],
  NumpadSubtract: ['-', '-'],
  NumpadAdd: ['+', '+'],
  NumpadDivide: ['/', '/'],
  NumpadMultiply: ['*', '*'],
};

/** The character of a key by its place on the board, whatever an input method makes of it; '' when it has none. */
export const textOfCode = ({
  code,
  hasShift,
  hasCapsLock,
}: Pick<KeyFact, 'code' | 'hasShift' | 'hasCapsLock'>): string => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return hasShift === hasCapsLock ? letter.toLowerCase() : letter;
  const digit = /^Numpad(\d)$/.exec(code)?.[1];
  return digit ?? MARKS[code]?.[hasShift ? 1 : 0] ?? '';
};

const SILENT = new Set(['Shift', 'CapsLock', 'NumLock', 'ScrollLock', 'Fn', 'Compose']);
const BY_CODE = new Set(['Process', 'Unidentified', 'Dead']);
const ENDS = new Set(['Enter', 'Tab']);
/** Line feed and carriage return as some scanners send them. */
const isCommandEnd = ({ hasCommand, code }: KeyFact): boolean =>
  hasCommand && (code === 'KeyJ' || code === 'KeyM');

/** A character by both readings; `suffix` of a burst; `ignored` as if not pressed; `other` is what no scanner sends. */
export const keyTexts = (
  fact: KeyFact,
): { text: string; codeText: string } | 'suffix' | 'ignored' | 'other' => {
  const { key, code, hasCommand, isComposing } = fact;
  if (SILENT.has(key)) return 'ignored';
  if (
    ENDS.has(key) ||
    (isComposing && (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab')) ||
    isCommandEnd(fact)
  )
    return 'suffix';
  const codeText = textOfCode(fact);
  if (hasCommand) return 'other';
  const isWritten = [...key].length === 1 && !isComposing && !BY_CODE.has(key);
  const text = isWritten ? key : codeText;
  return text === '' ? 'other' : { text, codeText: codeText || text };
};
