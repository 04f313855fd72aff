import { describe, expect, it } from 'vitest';
import { HOUR, plus, startOfDay, type Day } from '#shared/kernel/time.ts';
import { chosenInterval, flashHours, flashKey, flashState, type FlashInterval } from './flash.ts';

const TODAY = '2026-11-21' as Day;
const at = (hour: number) => plus(startOfDay(TODAY), hour * HOUR);
const between = (from: number, to: number): FlashInterval => ({
  subId: `${from * 60}-${to * 60}`,
  day: TODAY,
  startAt: at(from),
  endAt: at(to),
});
const [early, noon, late] = [between(8, 10), between(11, 14), between(20, 24)];

describe('the hours of flash sales', () => {
  it('are coming, run from their first moment, and are over with their last', () => {
    expect(flashState(noon, at(10.99))).toBe('coming');
    expect(flashState(noon, at(11))).toBe('running');
    expect(flashState(noon, at(14))).toBe('over');
  });

  it('open at the one that is asked for, else what runs, else what comes next', () => {
    const all = [early, noon, late];
    expect(chosenInterval(all, flashKey(late), at(12))).toBe(late);
    expect(chosenInterval(all, '', at(12))).toBe(noon);
    expect(chosenInterval(all, 'gone', at(15))).toBe(late);
    expect(chosenInterval([early], '', at(15))).toBe(early);
    expect(chosenInterval([], '', at(15))).toBeNull();
  });

  it('are told by their ends, or are the whole day', () => {
    expect(flashHours(late)).toEqual({ from: '20:00', to: '24:00' });
    expect(flashHours(between(0, 24))).toBeNull();
  });
});
