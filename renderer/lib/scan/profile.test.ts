import { describe, expect, it } from 'vitest';
import { voucherCode } from '#shared/voucher/code.ts';
import { receivedText, STANDARD, stripped, type BurstKey, type ScannerProfile } from './profile.ts';
import { WedgeDetector } from './wedge.ts';

const CODE = voucherCode('12345678901');
const keysOf = (text: string, more: Partial<BurstKey> = {}): BurstKey[] =>
  [...text].map((char) => ({
    text: char,
    codeText: char,
    hasCapsLock: false,
    isComposed: false,
    ...more,
  }));
const read = (keys: readonly BurstKey[], more: Partial<ScannerProfile>) =>
  receivedText(keys, { ...STANDARD, ...more });

describe("a till's reading of its scanner", () => {
  it('is what was written, where nothing is known', () => {
    expect(read(keysOf(CODE), {})).toBe(CODE);
    expect(stripped(`#${CODE}`, STANDARD)).toBe(`#${CODE}`);
  });

  it('goes by the place of the keys on a computer with another layout', () => {
    const french = [...'&é"'].map((text, index) => ({
      text,
      codeText: String(index + 1),
      hasCapsLock: false,
      isComposed: false,
    }));
    expect(read(french, { readBy: 'place' })).toBe('123');
  });

  it('reads keys of an input method by their position, ignoring its text', () => {
    expect(read(keysOf('ㄅ', { codeText: '1', isComposed: true }), {})).toBe('1');
  });

  it('swaps back what a scanner for another layout sends', () => {
    expect(read(keysOf('qwQW;'), { swaps: { q: 'a', w: 'z', Q: 'A', W: 'Z', ';': 'm' } })).toBe(
      'azAZm',
    );
  });

  it('turns letters while Caps Lock is on, or always', () => {
    expect(read(keysOf('gv1.AbC', { hasCapsLock: true }), { letterCase: 'againstCapsLock' })).toBe(
      'GV1.aBc',
    );
    expect(read(keysOf('gv1.AbC'), { letterCase: 'againstCapsLock' })).toBe('gv1.AbC');
    expect(read(keysOf('gv1.AbC'), { letterCase: 'swapped' })).toBe('GV1.aBc');
  });

  it.each([
    [`#${CODE}`],
    [`${CODE}$`],
    [`#${CODE}$`],
    [`]C0${CODE}`],
    [`#]Q3${CODE}$`],
    [`]C0#${CODE}`],
  ])('takes off what the scanner adds: %s', (text) => {
    expect(stripped(text, { prefix: '#', tail: '$', stripsAim: true })).toBe(CODE);
  });

  it("leaves another scanner's code alone, though it begins as the prefix does", () => {
    expect(stripped(CODE, { prefix: '1', tail: '', stripsAim: false })).toBe(CODE);
  });
});

describe('the detector with a profile', () => {
  const burst = (text: string, gap: number, profile: Partial<ScannerProfile>, end?: string) => {
    const detector = new WedgeDetector(() => ({ ...STANDARD, ...profile }));
    const key = (char: string, at: number) =>
      detector.key({
        key: char,
        code: `Digit${char}`,
        at,
        hasShift: false,
        hasCapsLock: false,
        hasCommand: false,
        isComposing: false,
        isRepeat: false,
      });
    [...text].forEach((char, index) => key(char, 1000 + index * gap));
    const ended = end ? key(end, 1000 + text.length * gap) : null;
    return { ended, silence: (isLong?: boolean) => detector.silence(isLong) };
  };

  it('reads a scanner that is slower than the standard', () => {
    expect(burst(CODE, 50, {}, 'Enter').ended).toEqual({ verdict: 'pass' });
    expect(burst(CODE, 50, { medianMs: 55 }, 'Enter').ended).toMatchObject({
      verdict: 'hold',
      scan: CODE,
      timing: { medianMs: 50, maxMs: 50, keys: 12 },
    });
  });

  it('waits for the suffix that is known to come, so that a late Enter presses nothing', () => {
    expect(burst(CODE, 8, { suffix: 'enter' }).silence()).toEqual({});
    expect(burst(CODE, 8, { suffix: 'enter' }).silence(true)).toMatchObject({ scan: CODE });
    expect(burst(CODE, 8, { suffix: 'none' }).silence()).toMatchObject({ scan: CODE });
  });
});
