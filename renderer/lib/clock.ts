import type { Clock } from '#shared/kernel/clock.ts';
import { instant } from '#shared/kernel/time.ts';

/** This machine's clock: the one place in the console that reads it. `serverNow` of `api.ts` is the server's. */
export const systemClock: Clock = { now: () => instant(Date.now()) };
