import { MINUTE, SECOND } from '../../kernel/time.ts';

/**
 * How often the time left to pay is refetched, besides on opening; in between it counts down
 * locally (decision F7).
 */
export const SURPLUS_POLL_MS = MINUTE;
/** How often a rider's place is polled (decision F8). */
export const RIDER_POLL_MS = 15 * SECOND;
const RIDER_POLL_MOST_MS = MINUTE;

/**
 * The wait before a rider's place is polled again: 15 s while the rider is between store and
 * guest (status 2–4) and the page is visible, doubled by each failure up to 60 s; else null
 * (decision F8).
 */
export const riderPollMs = ({
  riderStatus,
  isVisible,
  failures,
}: {
  riderStatus: number | null;
  isVisible: boolean;
  failures: number;
}): number | null => {
  if (!isVisible || riderStatus === null || riderStatus < 2 || riderStatus > 4) return null;
  return Math.min(RIDER_POLL_MS * 2 ** failures, RIDER_POLL_MOST_MS);
};

const RESULT_FIRST_MS = [1 * SECOND, 2 * SECOND, 2 * SECOND, 3 * SECOND] as const;
const RESULT_THEN_MS = 5 * SECOND;
const RESULT_TOTAL_MS = MINUTE;

const resultWait = (index: number): number => RESULT_FIRST_MS[index] ?? RESULT_THEN_MS;

/**
 * How long to wait before asking for a payment's result again, after so many questions: 1, 2, 2, 3,
 * then 5 seconds, within 60 seconds; null when it is time to stop and show that the result will
 * follow (decision K1).
 */
export const resultPollMs = (asked: number): number | null => {
  let passed = 0;
  for (let index = 0; index < asked; index += 1) passed += resultWait(index);
  return passed + resultWait(asked) > RESULT_TOTAL_MS ? null : resultWait(asked);
};

const RETURN_MS = [1 * SECOND, 2 * SECOND] as const;

/**
 * Whoever comes back from a cashier that does not say how it ended is asked about at once; this is
 * how long to wait before each further question, after so many: a bank's word may take a moment.
 * Null when it is time to say that nothing has been paid.
 */
export const returnPollMs = (asked: number): number | null => RETURN_MS[asked - 1] ?? null;
