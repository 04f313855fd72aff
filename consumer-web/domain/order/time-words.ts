import { dateText, timeText } from '#shared/format/date.ts';
import { dayLabelKey } from '#shared/format/day-label.ts';
import { dayOf, HOUR, MINUTE, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { T } from '../../lib/i18n.ts';

/** `12:35` today, `tomorrow 12:35`, `2026-11-24 12:35` on every other day. */
export const whenText = (at: Instant, now: Instant, t: T): string => {
  const day = dayOf(at);
  if (day === dayOf(now)) return timeText(at);
  const label = dayLabelKey(day, now);
  return `${label === null ? dateText(at) : t(label)} ${timeText(at)}`;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `23:59:08` left until a moment; never below `00:00:00`. */
export const hoursLeft = (until: Instant, now: Instant): string => {
  const left = Math.max(0, until - now);
  return [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND]
    .map((part) => two(Math.floor(part)))
    .join(':');
};
