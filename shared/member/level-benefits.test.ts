import { describe, expect, it } from 'vitest';
import { memberLevel, type MemberLevel } from '../codes/member.ts';
import { fromDollars } from '../kernel/money.ts';
import { DAY, instant, plus } from '../kernel/time.ts';
import { benefitsOf, levelsAhead } from './level-benefits.ts';
import { GROWTH_DAYS, LEVEL_GROWTH, levelStanding } from './level.ts';
import { pointsOf } from './points.ts';

const NOW = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const LEVELS = Object.keys(memberLevel.codes) as MemberLevel[];

describe('benefits of the levels', () => {
  it.each(LEVELS)('are what the rules give: %s', (level) => {
    for (const benefit of benefitsOf(level))
      if (benefit.kind === 'points')
        for (const kind of ['TAKEOUT', 'MARKET', 'GROUP'] as const)
          expect(pointsOf(fromDollars(38), kind)).toBe(38 * benefit.count);
    const kept = benefitsOf(level).flatMap((one) => (one.kind === 'kept' ? [one.days] : []));
    const paid = [{ at: NOW, cents: fromDollars(LEVEL_GROWTH[level]) }];
    const gone = plus(NOW, GROWTH_DAYS * DAY);
    const levelAfter = (days: number): number => levelStanding(paid, plus(gone, days * DAY)).level;
    if (level === 'normal') expect(kept).toEqual([]);
    else
      expect([levelAfter(kept[0]! - 1), levelAfter(kept[0]!)]).toEqual([
        memberLevel.codes[level],
        memberLevel.codes.normal,
      ]);
  });

  it('of the levels ahead begin with the next one, which is as far away as the standing says', () => {
    const { missing } = levelStanding([{ at: NOW, cents: fromDollars(620) }], NOW);
    expect(levelsAhead('gold', 620)).toEqual([
      { level: 'platinum', missing, added: [] },
      { level: 'diamond', missing: 5380, added: [] },
      { level: 'blackCard', missing: 19_380, added: [] },
    ]);
    expect(levelsAhead('blackCard', 25_000)).toEqual([]);
  });

  it('grow: each level has what the one below it has and what it adds', () => {
    for (const level of LEVELS)
      for (const [place, ahead] of levelsAhead(level, 0).entries()) {
        const below = LEVELS[LEVELS.indexOf(level) + place]!;
        expect(benefitsOf(ahead.level)).toEqual([...benefitsOf(below), ...ahead.added]);
      }
  });
});
