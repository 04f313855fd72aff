import { macauParts, type Instant } from '../kernel/time.ts';
import { twoDigits } from './two-digits.ts';

/** `2026-11-21` at UTC+8 (spec 000 §9). */
export const dateText = (at: Instant): string => {
  const { year, month, day } = macauParts(at);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** `2026-11-21 – 2026-11-30` at UTC+8, or the one date when both ends lie on it. */
export const dateRangeText = (from: Instant, to: Instant): string =>
  [...new Set([dateText(from), dateText(to)])].join(' – ');

/** `20:05` at UTC+8. */
export const timeText = (at: Instant): string => {
  const { hour, minute } = macauParts(at);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** `2026-11-21 20:05` at UTC+8. */
export const dateTimeText = (at: Instant): string => `${dateText(at)} ${timeText(at)}`;

/** `2026-11-21 20:05:09` at UTC+8: for records. */
export const dateTimeSecondsText = (at: Instant): string =>
  `${dateTimeText(at)}:${twoDigits(macauParts(at).second)}`;

/** `09:30` from minutes since midnight; 1440 is `24:00`. */
export const minuteText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** `01:02:03` left of a countdown that may run for hours; `14:59` in its last hour. */
export const longCountdownText = (seconds: number): string => {
  const hours = Math.floor(Math.max(0, seconds) / 3600);
  const rest = countdownText(seconds - hours * 3600);
  return hours > 0 ? `${twoDigits(hours)}:${rest}` : rest;
};

/** `14:59` left of a countdown in seconds; never below `00:00`. */
export const countdownText = (seconds: number): string => {
  const left = Math.max(0, Math.floor(seconds));
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
};
