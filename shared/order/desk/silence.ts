import { MINUTE, type Instant } from '../../kernel/time.ts';

/** How a store's order was answered, or that it was not, and when. */
export type Answer = { isSilent: boolean; at: Instant };

/** So many orders in a row that nobody answered stop a store; or so many within this time (decision DA3). */
const IN_A_ROW = 3;
const SOON = 2;
const SOON_MS = 15 * MINUTE;

/** Whether a store sleeps. `answers`: the latest first; `awakeAt`: what was before is forgiven. */
export const isAsleep = (
  answers: readonly Answer[],
  { awakeAt, now }: { awakeAt: Instant; now: Instant },
): boolean => {
  const known = answers.filter(({ at }) => at > awakeAt);
  const last = known.slice(0, IN_A_ROW);
  const soon = known.filter(({ isSilent, at }) => isSilent && at > now - SOON_MS);
  return (
    (last.length === IN_A_ROW && last.every(({ isSilent }) => isSilent)) || soon.length >= SOON
  );
};
