import { expect, it } from 'vitest';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import type { ActivityItem } from '../group-special/activity-repo.ts';
import { sessionsOf } from './flash-list.ts';

const MIDNIGHT = instant(Date.parse('2026-11-21T00:00:00+08:00'));
/** Three sessions a day, of yesterday, today and tomorrow. */
const ITEMS = [-24, -14, -6, 0, 10, 18, 24, 34, 42].map(
  (from, index, all) =>
    ({
      activityId: `s${from}`,
      part: 'FLASH',
      startsAt: plus(MIDNIGHT, from * HOUR),
      endsAt: plus(MIDNIGHT, (all[index + 1] ?? 48) * HOUR),
    }) as ActivityItem,
);
const at = (hours: number): string[] =>
  sessionsOf(ITEMS, plus(MIDNIGHT, hours * HOUR)).map(([first]) => first!.activityId);

it('are those of today and the next; early in the day the last one of yesterday is there too', () => {
  expect(at(12)).toEqual(['s0', 's10', 's18', 's24']);
  expect(at(1)).toEqual(['s-6', 's0', 's10', 's18', 's24']);
  expect(sessionsOf(ITEMS.slice(0, 3), plus(MIDNIGHT, HOUR))).toEqual([]);
});
