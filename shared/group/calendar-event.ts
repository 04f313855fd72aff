import type { Instant } from '../kernel/time.ts';
import { REMIND_BEFORE_MS } from './reminder-due.ts';

const LINE_OCTETS = 75;

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
};

/** Lines of more than 75 octets go on in the next, after a blank; characters stay whole (RFC 5545 §3.1). */
const folded = (line: string): string => {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n');

/** `20261121T100000Z` */
const stamp = (at: Instant): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** An event with an alarm before it. `uid` makes a repeated download the same event. */
export type CalendarEvent = {
  uid: string;
  title: string;
  url: string;
  from: Instant;
  until: Instant;
  now: Instant;
};

/** The file of a calendar event (iCalendar, RFC 5545), for clients that cannot remind by themselves (decision GA18). */
export const calendarFile = ({ uid, title, url, from, until, now }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Senado//Group-buy//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${REMIND_BEFORE_MS / 60_000}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
