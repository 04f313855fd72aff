import { instant, MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { isOpenByHours, nextOpening } from '../checkout/store-door.ts';
import type { StoreHours } from '../checkout/time-slots.ts';
import { releaseAt } from './release.ts';

/** So long a store may think about a pre-order (decision DA2). */
const PRE_ORDER_ANSWER_MS = 30 * MINUTE;

type Paid = {
  paidAt: Instant;
  slotAt: Instant | null;
  prepMinutes: number;
  answerMinutes: number;
  hours: StoreHours;
};

/** The end of a wait that runs while the store is open: what falls into closed hours begins with the next opening. */
const afterOpenWait = (hours: StoreHours, from: Instant, waitMs: number): Instant => {
  const start = isOpenByHours(hours, from) ? from : (nextOpening(hours, from) ?? from);
  const end = plus(start, waitMs);
  if (isOpenByHours(hours, plus(end, -1))) return end;
  return plus(nextOpening(hours, end) ?? end, waitMs);
};

/**
 * Until when a store must answer a paid order, or it ends and all money goes back. A pre-order is
 * answered before it is to be begun.
 */
export const answerBefore = ({
  paidAt,
  slotAt,
  prepMinutes,
  answerMinutes,
  hours,
}: Paid): Instant => {
  const answerMs = answerMinutes * MINUTE;
  const release = releaseAt({ slotAt, prepMinutes });
  if (release === null) return afterOpenWait(hours, paidAt, answerMs);
  const atLatest = Math.max(release, plus(paidAt, answerMs));
  return instant(Math.min(afterOpenWait(hours, paidAt, PRE_ORDER_ANSWER_MS), atLatest));
};
