/** How a keyboard scanner, or a person, types. */
export type Burst = {
  /** Milliseconds between keys, as the keyboard's own clock tells them. */
  gapMs?: number;
  suffix?: 'Enter' | 'Tab' | 'none';
  /** As an input method reports keys that it took. */
  isComposed?: boolean;
};
/** What `Input.dispatchKeyEvent` of the browser's debugging protocol takes. */
type KeyPress = {
  type: 'keyDown' | 'rawKeyDown' | 'keyUp';
  key: string;
  code: string;
  windowsVirtualKeyCode: number;
  modifiers?: number;
  text?: string;
  unmodifiedText?: string;
};

const MARKS: Record<string, string> = { '.': 'Period', '-': 'Minus', _: 'Minus' };
const SHIFT = 8;
const IME_KEY = 229;

const codeOf = (char: string): string => {
  const ascii = char.normalize('NFKC');
  if (/[a-z]/i.test(ascii)) return `Key${ascii.toUpperCase()}`;
  return /\d/.test(ascii) ? `Digit${ascii}` : (MARKS[ascii] ?? '');
};

const keyOf = (char: string, isComposed: boolean): KeyPress => {
  const modifiers = /[A-Z_]/.test(char) ? SHIFT : 0;
  if (isComposed)
    return {
      type: 'rawKeyDown',
      key: 'Process',
      code: codeOf(char),
      windowsVirtualKeyCode: IME_KEY,
      modifiers,
    };
  return {
    type: 'keyDown',
    key: char,
    code: codeOf(char),
    text: char,
    unmodifiedText: char,
    windowsVirtualKeyCode: char.normalize('NFKC').toUpperCase().codePointAt(0) ?? 0,
    modifiers,
  };
};

const SUFFIXES = {
  Enter: {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    text: '\r',
    unmodifiedText: '\r',
    windowsVirtualKeyCode: 13,
  },
  Tab: { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
} as const;

/** The presses and releases of a text, a pair a key, with the keyboard's own times from `startMs` on: a busy machine does not slow them down. */
export const keysOf = (
  text: string,
  startMs: number,
  { gapMs = 4, suffix = 'Enter', isComposed = false }: Burst = {},
): (KeyPress & { timestamp: number })[][] => {
  const keys: KeyPress[] = [...text].map((char) => keyOf(char, isComposed));
  if (suffix !== 'none') keys.push(SUFFIXES[suffix]);
  return keys.map((key, index) => {
    const timestamp = (startMs + index * gapMs) / 1000;
    const { text: _, unmodifiedText: __, ...bare } = key;
    return [
      { ...key, timestamp },
      { ...bare, type: 'keyUp', timestamp: timestamp + gapMs / 2000 },
    ];
  });
};
