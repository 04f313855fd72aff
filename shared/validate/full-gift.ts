import { fullGiftDateType } from '../codes/full-gift.ts';
import type { Instant } from '../kernel/time.ts';

/** When a full-gift runs. */
export type FullGiftWindow = {
  readonly dateType: number;
  readonly startDate?: Instant | null;
  readonly endDate?: Instant | null;
};

/**
 * A full-gift is active when `dateType` is 2, or from its start to its end, both included (spec 001
 * §5). Without a start or an end there is no window.
 */
export const isFullGiftActive = (
  { dateType, startDate, endDate }: FullGiftWindow,
  now: Instant,
): boolean => {
  if (fullGiftDateType.nameOf(dateType) === 'always') return true;
  return startDate != null && endDate != null && startDate <= now && now <= endDate;
};
