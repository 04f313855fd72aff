import { memberLevel, type MemberLevel } from '../codes/member.ts';
import type { Cents } from '../kernel/money.ts';
import { DAY, plus, type Instant } from '../kernel/time.ts';

/** Growth from which on a level is given (spec 002 §1 "growth value"; decision MB8). */
export const LEVEL_GROWTH: Readonly<Record<MemberLevel, number>> = {
  normal: 0,
  gold: 500,
  platinum: 2000,
  diamond: 6000,
  blackCard: 20_000,
};
/** What was paid counts for so long. */
export const GROWTH_DAYS = 365;
/** A level is kept for so long after its growth is gone. */
export const LEVEL_KEPT_DAYS = 30;

/** Something that was paid, without what was given back of it. */
export type Paid = { at: Instant; cents: Cents };

const LEVELS = Object.entries(LEVEL_GROWTH).map(([name, from]) => ({
  code: memberLevel.codes[name as MemberLevel],
  from,
}));

const levelOf = (growth: number): number =>
  LEVELS.reduce((level, { code, from }) => (growth >= from ? Math.max(level, code) : level), 0);

/** Whole dollars that were paid in the 365 days before a moment. */
const growthAt = (paid: readonly Paid[], moment: Instant): number => {
  const since = plus(moment, -GROWTH_DAYS * DAY);
  const sum = paid.reduce(
    (total, { at, cents }) => (at > since && at <= moment ? total + cents : total),
    0,
  );
  return Math.floor(sum / 100);
};

/** Moments of the last 30 days at which growth may have been at its highest: now, and when something was paid. */
const peaks = (paid: readonly Paid[], now: Instant): Instant[] => {
  const since = plus(now, -LEVEL_KEPT_DAYS * DAY);
  return [since, ...paid.map(({ at }) => at).filter((at) => at > since && at <= now), now];
};

/** The last moment before which what was paid still gave a level. */
const lostAt = (paid: readonly Paid[], level: number, now: Instant): Instant => {
  const ends = paid
    .map(({ at }) => plus(at, GROWTH_DAYS * DAY))
    .filter((end) => end <= now)
    .toSorted((a, b) => b - a);
  return ends.find((end) => levelOf(growthAt(paid, plus(end, -1))) >= level) ?? now;
};

/** A member's level with what it takes to the next one. */
export type LevelStanding = {
  level: number;
  growth: number;
  nextLevel: number | null;
  missing: number;
  keptUntil: Instant | null;
};

/**
 * The level that counts now: by what was paid in the last 365 days, or the higher one of the last 30
 * days, which is kept (decision MB8). Give it what was paid in the last 395 days.
 */
export const levelStanding = (paid: readonly Paid[], now: Instant): LevelStanding => {
  const growth = growthAt(paid, now);
  const level = Math.max(...peaks(paid, now).map((at) => levelOf(growthAt(paid, at))));
  const next = LEVELS.find(({ code }) => code === level + 1);
  return {
    level,
    growth,
    nextLevel: next?.code ?? null,
    missing: next ? Math.max(0, next.from - growth) : 0,
    keptUntil:
      level > levelOf(growth) ? plus(lostAt(paid, level, now), LEVEL_KEPT_DAYS * DAY) : null,
  };
};
