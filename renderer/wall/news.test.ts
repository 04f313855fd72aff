import { expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { isOld, newlyReady, nextLookMs, type Numbers } from './news.ts';

const numbers = (...ready: [string, number][]): Numbers => ({
  store: { zh: '店', en: 'Store' },
  making: [],
  ready: ready.map(([number, at]) => ({ number, at: instant(at) })),
  serverTime: instant(0),
});

it('calls what has become ready since the last look, and nothing at the first', () => {
  expect(newlyReady(null, numbers(['P001', 1]))).toEqual([]);
  expect(newlyReady(numbers(['P001', 1]), numbers(['P001', 1], ['P002', 2]))).toEqual(['P002']);
  // it was taken back, and is ready once more
  expect(newlyReady(numbers(['P001', 1]), numbers(['P001', 9]))).toEqual(['P001']);
});

it('says after a few looks without an answer that it may be old', () => {
  expect([isOld(0, 11_000), isOld(0, 13_000)]).toEqual([false, true]);
  expect([0, 1, 2, 9].map(nextLookMs)).toEqual([3000, 6000, 12_000, 15_000]);
});
