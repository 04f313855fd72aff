import { describe, expect, it } from 'vitest';
import { nextOffset, rowsOf } from './paging.ts';

const page = (ids: string[], next = true) => ({
  result: ids.map((id) => ({ id })),
  next,
  nextOffset: 20,
});

describe('paging', () => {
  it('shows a row once that slid onto the next page', () => {
    expect(
      rowsOf([page(['a', 'b']), page(['b', 'c'])], (row) => row.id).map((row) => row.id),
    ).toEqual(['a', 'b', 'c']);
  });

  it('stops when the server says so, and when a page comes empty', () => {
    expect(nextOffset(page(['a']))).toBe(20);
    expect(nextOffset(page(['a'], false))).toBeUndefined();
    expect(nextOffset(page([]))).toBeUndefined();
  });
});
