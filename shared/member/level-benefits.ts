import { memberLevel, type MemberLevel } from '../codes/member.ts';
import { LEVEL_GROWTH, LEVEL_KEPT_DAYS } from './level.ts';
import { POINTS_A_DOLLAR } from './points.ts';

/**
 * What a level brings beside its gift pack. `points`: for each whole dollar paid, whatever the kind of order;
 * `kept`: for how many days it stays after its growth is gone.
 */
export type LevelBenefit = { kind: 'points'; count: number } | { kind: 'kept'; days: number };

const LEVELS = Object.keys(memberLevel.codes) as MemberLevel[];

/** What each level adds to the one below it. The lowest cannot be lost, so that there is nothing to keep. */
const ADDED: Readonly<Record<MemberLevel, readonly LevelBenefit[]>> = {
  normal: [{ kind: 'points', count: Math.min(...Object.values(POINTS_A_DOLLAR)) }],
  gold: [{ kind: 'kept', days: LEVEL_KEPT_DAYS }],
  platinum: [],
  diamond: [],
  blackCard: [],
};

/** All benefits of a level, also those of the levels below it. */
export const benefitsOf = (level: MemberLevel): LevelBenefit[] =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1).flatMap((name) => ADDED[name]);

/** A level above somebody's own: how much growth is missing, and what it adds to the one below it. */
export type LevelAhead = { level: MemberLevel; missing: number; added: readonly LevelBenefit[] };

/** The levels above one, the next one first. `growth` may be less than the level's own, which is kept for a while. */
export const levelsAhead = (level: MemberLevel, growth: number): LevelAhead[] =>
  LEVELS.slice(LEVELS.indexOf(level) + 1).map((name) => ({
    level: name,
    missing: Math.max(0, LEVEL_GROWTH[name] - growth),
    added: ADDED[name],
  }));
