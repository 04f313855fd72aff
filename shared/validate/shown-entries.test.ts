import { describe, expect, it } from 'vitest';
import { instant } from '../kernel/time.ts';
import { isFullGiftActive } from './full-gift.ts';
import {
  shownBanners,
  shownClassifies,
  shownComponents,
  shownFilters,
  shownStoreLabels,
} from './shown-entries.ts';

const ids = (entries: readonly { id: number }[]) => entries.map((entry) => entry.id);

describe('what lists show', () => {
  it('banners need a second picture (spec 001 §5)', () => {
    expect(
      ids(
        shownBanners([
          { id: 1, newBannerImage2: 'a.webp' },
          { id: 2, newBannerImage2: '' },
          { id: 3 },
          { id: 4, newBannerImage2: null },
        ]),
      ),
    ).toEqual([1]);
  });
  it('filters need showCustom, components isShow (spec 001 §5, 002 §5)', () => {
    expect(
      ids(shownFilters([{ id: 1, showCustom: true }, { id: 2, showCustom: false }, { id: 3 }])),
    ).toEqual([1]);
    expect(
      ids(shownComponents([{ id: 1 }, { id: 2, isShow: true }, { id: 3, isShow: false }])),
    ).toEqual([2]);
  });
  it('store labels come by sort, and the list that was given stays as it was', () => {
    const labels = [
      { id: 1, isShow: true, sort: 3 },
      { id: 2, isShow: false, sort: 0 },
      { id: 3, isShow: true, sort: 1 },
      { id: 4, isShow: true, sort: 3 },
    ];
    expect(ids(shownStoreLabels(labels))).toEqual([3, 1, 4]);
    expect(ids(labels)).toEqual([1, 2, 3, 4]);
  });
  it('flash classes go when the flash time is over', () => {
    const classes = [
      { id: 1, isFlashClassify: true },
      { id: 2 },
      { id: 3, isFlashClassify: false },
    ];
    expect(ids(shownClassifies(classes, 1))).toEqual([1, 2, 3]);
    expect(ids(shownClassifies(classes, 0))).toEqual([2, 3]);
    expect(ids(shownClassifies(classes, -1))).toEqual([2, 3]);
  });
});

describe('full-gifts (spec 001 §5)', () => {
  const [start, end] = [instant(1_000), instant(2_000)];
  it.each([
    [{ dateType: 2 }, 0, true],
    [{ dateType: 2, startDate: start, endDate: end }, 5_000, true],
    [{ dateType: 1, startDate: start, endDate: end }, 999, false],
    [{ dateType: 1, startDate: start, endDate: end }, 1_000, true],
    [{ dateType: 1, startDate: start, endDate: end }, 2_000, true],
    [{ dateType: 1, startDate: start, endDate: end }, 2_001, false],
    [{ dateType: 1, startDate: start }, 1_500, false],
    [{ dateType: 1, startDate: null, endDate: end }, 1_500, false],
  ])('%o at %d is active: %s', (window, now, expected) => {
    expect(isFullGiftActive(window, instant(now))).toBe(expected);
  });
});
