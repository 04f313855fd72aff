import { dayOf, type Day, type Instant } from '../kernel/time.ts';

/** What a visitor last saw of an assist activity's notice. */
export type SeenNotice = { content: string; day: Day };

/**
 * Whether the notice of an assist activity comes: only when enabled, and not yet seen, or changed,
 * or last shown on an earlier day at UTC+8 (spec 002 §4; "enabled" binds all three).
 */
export const assistNoticeDue = (
  notice: { isEnabled: boolean; content: string },
  seen: SeenNotice | null,
  now: Instant,
): boolean =>
  notice.isEnabled && (seen === null || seen.content !== notice.content || seen.day < dayOf(now));

/** What to remember after the notice was shown. */
export const noticeSeen = (content: string, now: Instant): SeenNotice => ({
  content,
  day: dayOf(now),
});

/** Help is done when nothing is missing (spec 002 §4, decision L10). */
export const isHelpDone = ({ missingNum }: { missingNum: number }): boolean => missingNum <= 0;
