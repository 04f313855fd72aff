import type { KeyStream } from '../key-recorder.ts';
import { textOfCode, type KeyFact } from '../key-text.ts';
import { charOn, LAYOUTS, type LayoutName } from './layouts.ts';
import { testCode, type TestCodeId } from './test-codes.ts';

/** How a scanner is set, and the computer that it is plugged into. For tests. */
export type Setting = {
  /** The layout that the scanner is set for, and the computer's. */
  scanner?: LayoutName;
  computer?: LayoutName;
  gapMs?: number | ((index: number) => number);
  end?: readonly string[];
  prefix?: string;
  tail?: string;
  hasCapsLock?: boolean;
  /** An input method takes the keys; `wide`: it writes full-width. */
  ime?: 'composing' | 'wide';
  /** The scanner's own case setting. */
  letterCase?: 'upper' | 'lower' | 'swapped';
  /** Indices of characters that get lost, or come twice. */
  lost?: readonly number[];
  twice?: readonly number[];
};

const CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  .map((letter) => `Key${letter}`)
  .concat(
    [...'0123456789'].map((digit) => `Digit${digit}`),
    [
      'Minus',
      'Equal',
      'BracketLeft',
      'BracketRight',
      'Backslash',
      'Semicolon',
      'Quote',
      'Backquote',
      'Comma',
      'Period',
      'Slash',
      'Space',
    ],
  );
/** By US character: the key and whether Shift is held. */
const PLACES = new Map(
  CODES.flatMap((code) =>
    [false, true].map(
      (hasShift) =>
        [textOfCode({ code, hasShift, hasCapsLock: false }), { code, hasShift }] as const,
    ),
  ),
);

const turned = (char: string): string =>
  char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase();
const isLetter = (char: string): boolean => char.toLowerCase() !== char.toUpperCase();
const widened = (char: string): string => String.fromCodePoint(char.codePointAt(0)! + 0xfee0);

/** The US character of the key that the scanner presses for a character. */
const pressedFor = (char: string, layout: LayoutName | undefined): string => {
  if (!layout || !LAYOUTS.includes(layout)) return char;
  return [...PLACES.keys()].find((us) => charOn(layout, us) === char) ?? char;
};

const writtenBy = (us: string, { computer, hasCapsLock = false, ime }: Setting): string => {
  if (ime === 'composing') return 'Process';
  const char = computer ? charOn(computer, us) : us;
  const cased = hasCapsLock && isLetter(char) ? turned(char) : char;
  return ime === 'wide' ? widened(cased) : cased;
};

const cased = (text: string, to: Setting['letterCase']): string => {
  if (to === 'upper') return text.toUpperCase();
  if (to === 'lower') return text.toLowerCase();
  return to === 'swapped'
    ? [...text].map((char) => (isLetter(char) ? turned(char) : char)).join('')
    : text;
};

/** The keys of one scan as the page receives them. */
export const scanOf = (what: TestCodeId | { text: string }, setting: Setting = {}): KeyStream => {
  const {
    gapMs = 8,
    end = ['Enter'],
    prefix = '',
    tail = '',
    hasCapsLock = false,
    ime,
    lost = [],
    twice = [],
  } = setting;
  const text = typeof what === 'string' ? testCode(what).text : what.text;
  const sent = [...cased(text, setting.letterCase)].flatMap((char, index) => {
    if (lost.includes(index)) return [];
    return twice.includes(index) ? [char, char] : [char];
  });
  const keys: KeyFact[] = [];
  let at = 5000;
  const press = (fact: Pick<KeyFact, 'key' | 'code' | 'hasShift'>): void => {
    keys.push({
      ...fact,
      at,
      hasCapsLock,
      hasCommand: false,
      isComposing: ime === 'composing',
      isRepeat: false,
    });
    at += typeof gapMs === 'number' ? gapMs : gapMs(keys.length);
  };
  for (const char of [...prefix, ...sent, ...tail]) {
    const us = pressedFor(char, setting.scanner);
    const { code, hasShift } = PLACES.get(us)!;
    press({ key: writtenBy(us, setting), code, hasShift });
  }
  for (const key of end)
    press({ key: ime === 'composing' ? 'Process' : key, code: key, hasShift: false });
  return { keys, wrote: ime === 'composing' ? 'ㄇㄋ' : '' };
};
