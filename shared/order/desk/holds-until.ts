import { instant, plus, type Instant } from '../../kernel/time.ts';
import { NO_RIDER_MS, UNREADY_MS } from './desk-stage.ts';

/** The moments by which a desk judges an order. `waitsUntil`: of a driver who has it out. */
export type DeskTimes = {
  releaseAt: Instant | null;
  promisedAt: Instant;
  cookedAt: Instant | null;
  waitsUntil: Instant | null;
};

/**
 * The next moment at which a desk may judge an order differently (stage, flags, acts) although nothing
 * has happened to it; null when there is none.
 */
export const holdsUntil = (
  { releaseAt, promisedAt, cookedAt, waitsUntil }: DeskTimes,
  now: Instant,
): Instant | null => {
  const turns = [
    releaseAt,
    // late is what is after its promise, not at it
    plus(promisedAt, 1),
    ...(cookedAt === null ? [] : [plus(cookedAt, UNREADY_MS), plus(cookedAt, NO_RIDER_MS)]),
    waitsUntil,
  ];
  const ahead = turns.filter((at) => at !== null && at > now) as Instant[];
  return ahead.length === 0 ? null : instant(Math.min(...ahead));
};
