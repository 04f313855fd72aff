import { describe, expect, it } from 'vitest';
import { chooseQr, epochLeft, needsMoreCodes } from './qr-choice.ts';

const codes = [100, 101, 102, 103, 104, 105].map((epoch) => ({ epoch, text: `code-${epoch}` }));
const at = (epoch: number, ms = 0): number => epoch * 30_000 + ms;

describe('chooseQr', () => {
  it('shows the code of the present half minute and turns with it', () => {
    expect(chooseQr(codes, at(101, 29_999))).toEqual({ kind: 'fresh', text: 'code-101' });
    expect(chooseQr(codes, at(102))).toEqual({ kind: 'fresh', text: 'code-102' });
  });

  it('keeps showing the last one while tills still take it, then says that it is out of date', () => {
    expect(chooseQr(codes, at(107, 29_999))).toEqual({ kind: 'fresh', text: 'code-105' });
    expect(chooseQr(codes, at(108))).toEqual({ kind: 'stale' });
  });

  it('bears a clock that is one epoch behind', () => {
    expect(chooseQr(codes, at(99))).toEqual({ kind: 'fresh', text: 'code-100' });
  });

  it('distinguishes having none from having old ones', () => {
    expect(chooseQr([], at(100))).toEqual({ kind: 'none' });
  });
});

describe('needsMoreCodes', () => {
  it('asks while there is still time to be offline', () => {
    expect(needsMoreCodes(codes, at(100))).toBe(false);
    expect(needsMoreCodes(codes, at(101))).toBe(false);
    expect(needsMoreCodes(codes, at(102))).toBe(true);
    expect(needsMoreCodes([], at(102))).toBe(true);
  });
});

describe('epochLeft', () => {
  it('runs from full to empty within half a minute', () => {
    expect(epochLeft(at(100))).toBe(1);
    expect(epochLeft(at(100, 15_000))).toBe(0.5);
  });
});
