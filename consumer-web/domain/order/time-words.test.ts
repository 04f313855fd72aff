import { expect, it } from 'vitest';
import { HOUR, instant, MINUTE, SECOND } from '#shared/kernel/time.ts';
import { countMissed, missedInARow } from './page/missed.ts';
import { staleMinutes } from './page/rider-place.ts';
import { hoursLeft, whenText } from './time-words.ts';

const NOW = instant(Date.parse('2026-11-21T23:50:00+08:00'));
const t = (key: string): string => key;

it('a time is as short as possible', () => {
  expect(
    [NOW, instant(NOW + 20 * MINUTE), instant(NOW + 49 * HOUR)].map((at) => whenText(at, NOW, t)),
  ).toEqual(['23:50', 'day.tomorrow 00:10', '2026-11-24 00:50']);
});

it('a clock of hours runs down to nothing', () => {
  expect(hoursLeft(instant(NOW + 24 * HOUR - 52 * SECOND), NOW)).toBe('23:59:08');
  expect(hoursLeft(NOW, instant(NOW + HOUR))).toBe('00:00:00');
});

it("a rider's place is old after three questions without an answer", () => {
  expect(staleMinutes(NOW, instant(NOW + 45 * SECOND))).toBeNull();
  expect(
    [46 * SECOND, 119 * SECOND, 2 * MINUTE].map((ms) => staleMinutes(NOW, instant(NOW + ms))),
  ).toEqual([1, 1, 2]);
});

it('failures are counted in a row, and forgotten by an answer', async () => {
  for (let time = 0; time < 2; time += 1)
    await expect(countMissed('ride', Promise.reject(new Error('no line')))).rejects.toThrow(
      'no line',
    );
  expect(missedInARow('ride')).toBe(2);
  await expect(countMissed('ride', Promise.resolve('here'))).resolves.toBe('here');
  expect(missedInARow('ride')).toBe(0);
});
