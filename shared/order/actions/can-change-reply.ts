import { DAY, plus, type Instant } from '../../kernel/time.ts';

/** Until when a store may change its reply to a review: a day after the first one (desk.md A). `at`: when it first replied. */
export const replyChangeableUntil = (at: Instant): Instant => plus(at, DAY);

/** Whether a reply may still be changed. */
export const canChangeReply = (at: Instant, now: Instant): boolean =>
  now < replyChangeableUntil(at);
