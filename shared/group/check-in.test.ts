import { describe, expect, it } from 'vitest';
import type { Day } from '../kernel/time.ts';
import { checkInRefusal, streakOn, streakWith } from './check-in.ts';

const near = { meters: 0, accuracy: 0, ageMs: 0 };

describe('whether a place proves a visit (decision GA7)', () => {
  it.each([
    [near, null],
    [{ ...near, meters: 500 }, null],
    [{ ...near, meters: 501 }, 'CHECKIN_FAR'],
    [{ ...near, meters: 700, accuracy: 200 }, null],
    [{ ...near, meters: 701, accuracy: 200 }, 'CHECKIN_FAR'],
    [{ ...near, accuracy: 201 }, 'PLACE_VAGUE'],
    [{ ...near, ageMs: 60_000 }, null],
    [{ ...near, ageMs: 60_001 }, 'PLACE_STALE'],
    [{ ...near, ageMs: -60_001 }, 'PLACE_STALE'],
  ])('%o: %s', (place, refusal) => {
    expect(checkInRefusal(place)).toBe(refusal);
  });
});

describe('days in a row', () => {
  const today = '2026-11-25' as Day;
  const last = (day: string) => ({ day: day as Day, streak: 4 });
  it.each([
    [null, 0, 1],
    [last('2026-11-25'), 4, 4],
    [last('2026-11-24'), 4, 5],
    [last('2026-11-23'), 0, 1],
  ])('after %o: %i without today, %i with it', (before, without, including) => {
    expect([streakOn(today, before), streakWith(today, before)]).toEqual([without, including]);
  });
});
