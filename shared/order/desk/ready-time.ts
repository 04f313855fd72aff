import { READY_MINUTES } from '../../codes/desk.ts';
import { instant, MINUTE, plus, type Instant } from '../../kernel/time.ts';

/** Minutes that a desk may name: as often as every five. */
const STEP = 5;
/** So many pieces more take a minute more. */
const PIECES_A_MINUTE = 3;
/** So much later than the checkout said an order may be promised. */
const MOST_LATER_MS = 20 * MINUTE;

/** The minutes of a store; `extraMinutes` of them are what a busy time adds. */
type StoreMinutes = { prepMinutes: number; extraMinutes: number };

/** The minutes that the longest dish of an order needs: its own and what a busy time adds, else those of the store (decision DA7). */
export const longestPrep = (
  { prepMinutes, extraMinutes }: StoreMinutes,
  own: readonly (number | null)[],
): number =>
  own.length === 0
    ? prepMinutes
    : Math.max(...own.map((minutes) => (minutes === null ? prepMinutes : minutes + extraMinutes)));

/** The minutes that a desk proposes for an order (decision DA7). */
export const suggestedMinutes = ({
  prepMinutes,
  pieces,
}: {
  prepMinutes: number;
  pieces: number;
}): number => {
  const minutes = prepMinutes + Math.floor(Math.max(0, pieces - 1) / PIECES_A_MINUTE);
  const { least, most } = READY_MINUTES;
  return Math.min(most, Math.max(least, Math.ceil(minutes / STEP) * STEP));
};

type Promised = {
  promisedAt: Instant;
  paidAt: Instant;
  slotAt: Instant | null;
  prepMinutes: number;
};

/**
 * The time that a guest is promised when a store accepts with a time of its own: later as far as the
 * store needs longer than the checkout said, but by 20 minutes at most; never earlier (decision DA7).
 */
export const promiseAtAccept = (
  { promisedAt, paidAt, slotAt, prepMinutes }: Promised,
  readyAt: Instant,
): Instant => {
  const expected = slotAt ?? plus(paidAt, prepMinutes * MINUTE);
  return instant(promisedAt + Math.min(MOST_LATER_MS, Math.max(0, readyAt - expected)));
};
