import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf, endOfDay, instant, SECOND, type Day } from '#shared/kernel/time.ts';

/** Today in Macau, which has more than so many seconds to go: whoever asks for "today" twice within them is told the same. Where the day is nearly over, the next one is waited for. */
export const dayWithRoom = async (seconds: number): Promise<Day> => {
  const now = instant(Date.now());
  const leftMs = endOfDay(dayOf(now)) + 1 - now;
  if (leftMs <= seconds * SECOND) await sleep(leftMs);
  return dayOf(instant(Date.now()));
};
