import { macauParts, type Instant } from '../kernel/time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21` at UTC+8 (spec 000 §9). */
export const dateText = (at: Instant): string => {
  const { year, month, day } = macauParts(at);
  return `${year}-${two(month)}-${two(day)}`;
};

/** `2026-11-21 – 2026-11-30` at UTC+8, or the one date when both ends lie on it. */
export const dateRangeText = (from: Instant, to: Instant): string =>
  [...new Set([dateText(from), dateText(to)])].join(' – ');

/** `20:05` at UTC+8. */
export const timeText = (at: Instant): string => {
  const { hour, minute } = macauParts(at);
  return `${two(hour)}:${two(minute)}`;
};

/** `2026-11-21 20:05` at UTC+8. */
export const dateTimeText = (at: Instant): string => `${dateText(at)} ${timeText(at)}`;

/** `2026-11-21 20:05:09` at UTC+8: for records. */
export const dateTimeSecondsText = (at: Instant): string =>
  `${dateTimeText(at)}:${two(macauParts(at).second)}`;

/** `09:30` from minutes since midnight; 1440 is `24:00`. */
export const minuteText = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** `14:59` left of a countdown in seconds; never below `00:00`. */
export const countdownText = (seconds: number): string => {
  const left = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
};
