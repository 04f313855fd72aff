import { expect, it } from 'vitest';
import { HOUR, instant, plus } from '../kernel/time.ts';
import { calendarFile } from './calendar-event.ts';

const FROM = instant(Date.parse('2026-11-21T18:00:00+08:00'));
const file = (title: string): string =>
  calendarFile({
    uid: 'flash-1@senado',
    title,
    url: 'https://senado.example/#/group/productDetail?productId=tarts',
    from: FROM,
    until: plus(FROM, HOUR),
    now: FROM,
  });

it('is an event at its time in UTC, with an alarm five minutes before', () => {
  const lines = file('Flash sale').split('\r\n');
  expect(lines).toContain('DTSTART:20261121T100000Z');
  expect(lines).toContain('DTEND:20261121T110000Z');
  expect(lines).toContain('TRIGGER:-PT5M');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

it('keeps marks of the format out of its texts, and its lines short', () => {
  const text = file(`Tea; cake, and\nmore ${'蛋撻'.repeat(40)}`);
  expect(text).toContain('SUMMARY:Tea\\; cake\\, and\\nmore');
  const long = text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75);
  expect(long).toEqual([]);
  expect(text.replaceAll('\r\n ', '')).toContain('蛋撻'.repeat(40));
});
