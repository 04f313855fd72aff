import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { DAY, plus } from '#shared/kernel/time.ts';
import { NOON } from '#shared/testing/builders.ts';
import { dropPages, keepPage, keptPage, stalePages, type PageKey } from './store-disk.ts';

describe('store pages on the device', () => {
  it('are six stores, each once, and of this day', () => {
    const eight = Array.from({ length: 8 }, (_, place): PageKey => [`s${place}`, NOON - place]);
    expect(stalePages(eight, NOON).map(([id]) => id)).toEqual(['s6', 's7']);
    expect(
      stalePages(
        [
          ['a', NOON],
          ['a', NOON - 5],
          ['b', NOON - DAY],
          ['c', NOON - DAY + 1],
        ],
        NOON,
      ),
    ).toEqual([
      ['a', NOON - 5],
      ['b', NOON - DAY],
    ]);
    expect(stalePages([['a', NOON + 1]], NOON)).toEqual([['a', NOON + 1]]);
  });

  it('give the newest page of a store, until it is a day old or taken away', async () => {
    await keepPage('a', 'old', NOON);
    await keepPage('a', 'new', plus(NOON, 1000));
    expect(await keptPage('a', plus(NOON, 2000))).toEqual({ page: 'new', savedAt: NOON + 1000 });
    expect(await keptPage('b', plus(NOON, 2000))).toBeNull();
    expect(await keptPage('a', plus(NOON, 1000 + DAY))).toBeNull();
    await dropPages();
    expect(await keptPage('a', plus(NOON, 2000))).toBeNull();
  });
});
