import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogMark } from '#shared/contract/merchant/records.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import { BLOCK, blocksOf, firstPlace, placeOf, TOP } from './places.ts';

const mark = (index: number): LogMark => ({
  at: instant(1_000_000 - index),
  verifyId: asId(`row-${index}`),
});
const marksOf = (count: number, stride: number): LogMark[] =>
  Array.from({ length: Math.ceil(count / stride) }, (_, n) => mark(n * stride));

describe('places in a long list', () => {
  it('are the mark before and the rows from there, wherever the block lies', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        (count, hundreds, pick) => {
          const stride = hundreds * 100;
          const block = pick % Math.ceil(count / BLOCK);
          const { cursor, offset } = placeOf(block, { stride, marks: marksOf(count, stride) });
          expect(Number(cursor!.verifyId.slice(4)) + offset).toBe(block * BLOCK);
          expect(offset).toBeLessThan(stride);
        },
      ),
    );
  });

  it('begin with what was read first as long as nothing came in between', () => {
    const marks = marksOf(500, 100);
    expect(firstPlace('row-0', marks)).toBe(TOP);
    expect(firstPlace('newer', marks)).toEqual({ cursor: marks[0], offset: 0 });
    expect(firstPlace(undefined, [])).toBe(TOP);
  });

  it('cover the window and what is near it, and nothing beyond the list', () => {
    expect(blocksOf({ from: 0, to: 12 }, 100_000)).toEqual([0]);
    expect(blocksOf({ from: 190, to: 202 }, 100_000)).toEqual([1, 2]);
    expect(blocksOf({ from: 99_990, to: 100_020 }, 100_000)).toEqual([999]);
    expect(blocksOf({ from: 0, to: 5 }, 0)).toEqual([]);
  });
});
