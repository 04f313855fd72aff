import { describe, expect, it } from 'vitest';
import type { KeyFact } from './key-text.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import { WedgeDetector, type WedgeStep } from './wedge.ts';

type Press = Partial<KeyFact> & { key: string; gap: number };

const CODES: Record<string, string> = {
  '.': 'Period',
  '-': 'Minus',
  _: 'Minus',
  Enter: 'Enter',
  Tab: 'Tab',
  Process: '',
  ' ': 'Space',
};
const codeOf = (key: string): string => {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : (CODES[key] ?? '');
};

/** A till's keyboard, and the page behind it: what reached it, in order, and what was scanned. */
const keyboard = () => {
  const detector = new WedgeDetector();
  const page: string[] = [];
  const scans: string[] = [];
  let at = 1000;
  const take = ({ scan, giveBack }: Pick<WedgeStep, 'scan' | 'giveBack'>): void => {
    if (giveBack) page.push(...giveBack);
    if (scan !== undefined) scans.push(scan);
  };
  return {
    page,
    scans,
    press: ({ gap, ...fact }: Press): WedgeStep => {
      at += gap;
      const step = detector.key({
        code: codeOf(fact.key),
        at,
        hasShift: /^[A-Z_]$/.test(fact.key),
        hasCapsLock: false,
        hasCommand: false,
        isComposing: false,
        isRepeat: false,
        ...fact,
      });
      take(step);
      if (step.verdict === 'pass') page.push(fact.key);
      return step;
    },
    type(text: string, gap: number | ((index: number) => number), end?: string) {
      [...text].forEach((key, index) =>
        this.press({ key, gap: index === 0 ? 500 : typeof gap === 'number' ? gap : gap(index) }),
      );
      if (end) this.press({ key: end, gap: typeof gap === 'number' ? gap : gap(text.length) });
    },
    silence: (isLong?: boolean) => take(detector.silence(isLong)),
    composing: () => detector.composing(),
  };
};

const CODE = voucherCode('12345678901');
const QR = 'GV1.0198c0de-1111-7222-8333-444455556666.59000000.AbC_-0123456789abcdefg';

describe('wedge detector: a scanner (decision C8)', () => {
  it.each([
    ['fast, Enter', CODE, 2, 'Enter'],
    ['slow but even, Enter', CODE, 35, 'Enter'],
    ['Tab suffix', CODE, 8, 'Tab'],
    ['a rotating QR', QR, 4, 'Enter'],
    ['six keys', '123456', 10, 'Enter'],
  ])('reads %s', (_, text, gap, end) => {
    const till = keyboard();
    till.type(text, gap, end);
    expect(till.scans).toEqual([text]);
    expect(till.page).toEqual([text[0]]);
  });

  it('ends without a suffix after silence', () => {
    const till = keyboard();
    till.type(CODE, 8);
    expect(till.scans).toEqual([]);
    till.silence();
    expect(till.scans).toEqual([CODE]);
  });

  it('waits longer for the rest of a code whose keys come late, and takes the late suffix too', () => {
    const till = keyboard();
    till.type(CODE.slice(0, 8), 8);
    till.silence();
    expect(till.scans).toEqual([]);
    for (const key of CODE.slice(8)) till.press({ key, gap: 8 });
    till.silence();
    expect(till.scans).toEqual([CODE]);
    expect(till.press({ key: 'Enter', gap: 8 })).toEqual({ verdict: 'hold' });
    expect(till.press({ key: 'Enter', gap: 400 })).toEqual({ verdict: 'pass' });
  });

  it.each([3, 5, 8])(
    'is whole when the machine delivers only %s keys, is silent longer than anyone waits, and then delivers the rest',
    (first) => {
      const till = keyboard();
      till.type(CODE.slice(0, first), 8);
      till.silence();
      till.silence(true);
      for (const key of CODE.slice(first))
        expect(till.press({ key, gap: 8 })).toEqual({ verdict: 'hold' });
      expect(till.press({ key: 'Enter', gap: 8 })).toMatchObject({ verdict: 'hold', scan: CODE });
      till.type(CODE, 8, 'Enter');
      expect(till.scans.slice(-2)).toEqual([CODE, CODE]);
    },
  );

  it('hands over what is no whole code once it has waited', () => {
    const till = keyboard();
    till.type('hello-world', 8);
    till.silence();
    till.silence(true);
    expect(till.scans).toEqual(['hello-world']);
  });

  it('allows a few slow gaps, up to 100 ms, while the median is fast', () => {
    const till = keyboard();
    till.type(CODE, (index) => (index % 4 === 3 ? 95 : 8), 'Enter');
    expect(till.scans).toEqual([CODE]);
  });

  it('says which key may be the first, so that a field can be put back', () => {
    const till = keyboard();
    expect(till.press({ key: '1', gap: 500 })).toEqual({ verdict: 'pass', isFirst: true });
    expect(till.press({ key: '2', gap: 5 })).toEqual({ verdict: 'hold' });
  });

  it('keeps the suffix from a focused button', () => {
    const till = keyboard();
    till.type(CODE, 5);
    expect(till.press({ key: 'Enter', gap: 5 })).toMatchObject({ verdict: 'hold', scan: CODE });
  });

  it('ten scans in two seconds: none lost, none merged', () => {
    const till = keyboard();
    const codes = Array.from({ length: 10 }, (_, index) => String(100_000_000_000 + index));
    for (const code of codes) {
      [...code].forEach((key, index) => till.press({ key, gap: index === 0 ? 60 : 8 }));
      till.press({ key: 'Enter', gap: 8 });
    }
    expect(till.scans).toEqual(codes);
  });

  it('two scans without a suffix, one after the other', () => {
    const till = keyboard();
    till.type('111111111111', 8);
    till.type('222222222222', 8);
    till.silence(true);
    expect(till.scans).toEqual(['111111111111', '222222222222']);
  });

  it.each([
    ['Ctrl+J', 'KeyJ'],
    ['Ctrl+M', 'KeyM'],
  ])('takes %s for the end of a burst', (_, code) => {
    const till = keyboard();
    till.type(CODE, 5);
    expect(till.press({ key: 'j', code, hasCommand: true, gap: 5 })).toMatchObject({
      verdict: 'hold',
      scan: CODE,
    });
  });

  it('does not mind Shift between the keys', () => {
    const till = keyboard();
    for (const [index, key] of [...QR].entries()) {
      if (/[A-Z_]/.test(key)) till.press({ key: 'Shift', code: 'ShiftLeft', gap: 1 });
      till.press({ key, gap: index === 0 ? 500 : 4 });
    }
    till.press({ key: 'Enter', gap: 4 });
    expect(till.scans).toEqual([QR]);
  });
});

describe('wedge detector: input methods', () => {
  it('reads keys that an input method took by their place on the board', () => {
    const till = keyboard();
    [...'GV1.a-B_9'].forEach((char, index) =>
      till.press({
        key: 'Process',
        code: codeOf(char),
        hasShift: /[A-Z_]/.test(char),
        isComposing: true,
        gap: index === 0 ? 500 : 6,
      }),
    );
    till.press({ key: 'Process', code: 'Enter', isComposing: true, gap: 6 });
    expect(till.scans).toEqual(['GV1.a-B_9']);
  });

  it('reads the number pad', () => {
    const till = keyboard();
    [...CODE].forEach((digit, index) =>
      till.press({
        key: 'Process',
        code: `Numpad${digit}`,
        isComposing: true,
        gap: index === 0 ? 500 : 6,
      }),
    );
    till.silence();
    expect(till.scans).toEqual([CODE]);
  });

  it('goes by the keys when a composition opens within the burst', () => {
    const till = keyboard();
    till.press({ key: 'ㄅ', code: 'Digit1', gap: 500 });
    till.composing();
    for (const digit of CODE.slice(1)) till.press({ key: 'ㄉ', code: `Digit${digit}`, gap: 6 });
    till.press({ key: 'Enter', gap: 6 });
    expect(till.scans).toEqual([CODE]);
  });

  it('reads full-width digits as digits', () => {
    const till = keyboard();
    const wide = [...CODE]
      .map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
      .join('');
    [...wide].forEach((key, index) =>
      till.press({ key, code: `Digit${CODE[index]}`, gap: index === 0 ? 500 : 6 }),
    );
    till.press({ key: 'Enter', gap: 6 });
    expect(till.scans).toEqual([CODE]);
  });
});

describe('wedge detector: a person', () => {
  it.each([
    ['slow', 180],
    ['brisk', 90],
    ['very fast', 55],
    ['just over the line', 36],
  ])('passes %s typing through untouched', (_, gap) => {
    const till = keyboard();
    till.type('123456789012', gap, 'Enter');
    till.silence();
    expect(till.scans).toEqual([]);
    expect(till.page.join('')).toBe('123456789012Enter');
  });

  it('gives back, in order, keys that were rolled over one another', () => {
    const till = keyboard();
    till.type('hello world', (index) => (index % 3 === 0 ? 18 : 130), 'Enter');
    till.silence();
    expect(till.scans).toEqual([]);
    expect(till.page.join('')).toBe('hello worldEnter');
  });

  it('gives a held key back before a slower one passes', () => {
    const till = keyboard();
    till.press({ key: 'a', gap: 500 });
    expect(till.press({ key: 'b', gap: 20 }).verdict).toBe('hold');
    expect(till.press({ key: 'c', gap: 80 })).toEqual({ verdict: 'pass', giveBack: ['b'] });
    expect(till.page).toEqual(['a', 'b', 'c']);
  });

  it('gives held keys back after silence, and once only', () => {
    const till = keyboard();
    till.press({ key: 'a', gap: 500 });
    till.press({ key: 'b', gap: 20 });
    till.silence();
    expect(till.page).toEqual(['a', 'b']);
    till.press({ key: 'c', gap: 20 });
    till.press({ key: 'd', gap: 90 });
    till.silence();
    expect(till.page).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is not fooled by a key that is held down', () => {
    const till = keyboard();
    till.press({ key: '1', gap: 500 });
    for (let times = 0; times < 20; times += 1) till.press({ key: '1', gap: 30, isRepeat: true });
    till.press({ key: 'Enter', gap: 30 });
    expect(till.scans).toEqual([]);
    expect(till.page.join('')).toBe(`${'1'.repeat(21)}Enter`);
  });

  it('is not fooled by five fast keys', () => {
    const till = keyboard();
    till.type('12345', 10, 'Enter');
    expect(till.scans).toEqual([]);
    expect(till.page.join('')).toBe('12345Enter');
  });

  it('lets shortcuts and keys without a character pass', () => {
    const till = keyboard();
    till.press({ key: 'a', gap: 500 });
    till.press({ key: 'b', gap: 10 });
    expect(till.press({ key: 'v', code: 'KeyV', hasCommand: true, gap: 10 })).toEqual({
      verdict: 'pass',
      giveBack: ['b'],
    });
    expect(till.press({ key: 'ArrowLeft', code: 'ArrowLeft', gap: 10 })).toEqual({
      verdict: 'pass',
    });
    expect(till.page).toEqual(['a', 'b', 'v', 'ArrowLeft']);
  });

  it('lets an Enter pass that comes long after the keys', () => {
    const till = keyboard();
    till.type(CODE, 8);
    till.silence();
    expect(till.press({ key: 'Enter', gap: 300 })).toEqual({ verdict: 'pass' });
  });
});
