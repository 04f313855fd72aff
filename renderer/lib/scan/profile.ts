import * as z from 'zod/mini';
import { readScan } from '#shared/voucher/code.ts';

const ms = (most: number) => z.number().check(z.gte(1), z.lte(most));

/** How this till reads its keyboard scanner: what distinguishes it from a person (decision C8), and what the doctor found out about it. */
export const scannerProfile = z.object({
  /** How a scan ends. Enter and Tab always end one; when it is known that one comes, silence does not end a scan before it. */
  suffix: z.enum(['auto', 'enter', 'tab', 'none']),
  medianMs: ms(60),
  maxMs: ms(300),
  silenceMs: ms(600),
  /** How long a burst without a suffix that is no whole code yet is waited for: a busy machine may deliver its keys late. */
  patienceMs: ms(2000),
  /** What a key wrote, or where on a US board it lies: the computer may have another layout than the scanner sends for. */
  readBy: z.enum(['text', 'place']),
  /** `againstCapsLock`: letters are turned while Caps Lock is on. `swapped`: always. */
  letterCase: z.enum(['asHeard', 'againstCapsLock', 'swapped']),
  /** A received character to the character of the code: the scanner sends for another layout than US. */
  swaps: z.record(z.string(), z.string()),
  /** AIM identifiers of any kind are taken off (decision C7 names three). */
  stripsAim: z.boolean(),
  /** Text that the scanner puts before and behind each code. */
  prefix: z.string().check(z.maxLength(20)),
  tail: z.string().check(z.maxLength(20)),
});
export type ScannerProfile = z.output<typeof scannerProfile>;

/** The timings that distinguish an unknown scanner from a person (decision C8). */
export const STANDARD: ScannerProfile = {
  suffix: 'auto',
  medianMs: 35,
  maxMs: 100,
  silenceMs: 120,
  patienceMs: 600,
  readBy: 'text',
  letterCase: 'asHeard',
  swaps: {},
  stripsAim: false,
  prefix: '',
  tail: '',
};

/** The fewest keys that can be a scan. */
export const LEAST_KEYS = 6;

/** One key of a burst by both readings. `isComposed`: an input method took it, so that only its place counts. */
export type BurstKey = {
  text: string;
  codeText: string;
  hasCapsLock: boolean;
  isComposed: boolean;
};

/** A full-width character as ASCII, as the clean-up of decision C7 would have it. */
export const narrowed = (char: string): string =>
  /^[\uFF01-\uFF5E]$/.test(char) ? char.normalize('NFKC') : char;
const turned = (char: string): string =>
  char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase();
const isLetter = (char: string): boolean =>
  /^\p{L}$/u.test(char) && char.toLowerCase() !== char.toUpperCase();

const charOf = (key: BurstKey, { readBy, letterCase, swaps }: ScannerProfile): string => {
  const received = key.isComposed || readBy === 'place' ? key.codeText : narrowed(key.text);
  const isTurned =
    letterCase === 'swapped' || (letterCase === 'againstCapsLock' && key.hasCapsLock);
  const char = isTurned && isLetter(received) ? turned(received) : received;
  return swaps[char] ?? char;
};

const withoutPrefix = (text: string, prefix: string): string =>
  prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
const withoutAim = (text: string): string => text.replace(/^\]\p{L}[\p{L}\p{Nd}]/u, '');

/** Takes off what this scanner adds. Text that reads as a code as it is came from another scanner, and is left alone. */
export const stripped = (
  text: string,
  { prefix, tail, stripsAim }: Pick<ScannerProfile, 'prefix' | 'tail' | 'stripsAim'>,
): string => {
  if (prefix === '' && tail === '' && !stripsAim) return text;
  if (readScan(text).kind !== 'wrong') return text;
  const front = withoutPrefix(text, prefix);
  const bare = stripsAim ? withoutAim(front) : front;
  const inner = front === text ? withoutPrefix(bare, prefix) : bare;
  return tail !== '' && inner.endsWith(tail) ? inner.slice(0, -tail.length) : inner;
};

/** The text of a burst, read by this scanner's profile. */
export const receivedText = (keys: readonly BurstKey[], profile: ScannerProfile): string =>
  stripped(keys.map((key) => charOf(key, profile)).join(''), profile);
