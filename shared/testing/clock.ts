import type { Clock } from '../kernel/clock.ts';
import { instant, plus, type Instant } from '../kernel/time.ts';

/** A clock that only moves when a test moves it. */
export const fixedClock = (
  start: number = Date.parse('2026-11-21T12:00:00+08:00'),
): Clock & { set(at: number): void; advance(ms: number): void } => {
  let at: Instant = instant(start);
  return {
    now: () => at,
    set: (ms) => {
      at = instant(ms);
    },
    advance: (ms) => {
      at = plus(at, ms);
    },
  };
};
