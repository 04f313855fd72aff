import { minuteText } from '#shared/format/date.ts';
import type { UseHours } from '#shared/group/voucher-window.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import type { Problems } from '../../lib/form.ts';

/** Monday first, as a store's week begins; the numbers are those of the wire, Sunday 0. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEK)[number];
export const weekdayKey = (weekday: Weekday): MessageKey => `stores.weekday.${weekday}`;

/** A stretch of hours as it is typed. */
export type TypedSpan = { from: string; to: string };
export const MOST_SPANS = 3;
export const NEW_SPAN: TypedSpan = { from: '10:00', to: '22:00' };

/** The path of one time in the form. */
export const timePath = (path: string, at: number, edge: keyof TypedSpan): string =>
  `${path}.${at}.${edge}`;

/** Minutes of `09:30`, or null when it is no time of a day. `24:00` is midnight. */
export const minuteOf = (text: string): number | null => {
  const [, hour, minute] = /^(\d{1,2})[:：]?(\d{2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (
    hour === undefined ||
    minute === undefined ||
    Number(minute) > 59 ||
    Number(hour) * 60 + Number(minute) > 1440
  )
    return null;
  return (Number(hour) * 60 + Number(minute)) % 1440;
};

export const typedSpans = (spans: readonly UseHours[]): TypedSpan[] =>
  spans.map(({ fromMinute, toMinute }) => ({
    from: minuteText(fromMinute),
    to: minuteText(toMinute),
  }));

/** Each time of some stretches that cannot be read. */
export const spanProblems = (path: string, spans: readonly TypedSpan[]): Problems =>
  Object.fromEntries(
    spans.flatMap((span, at) =>
      (['from', 'to'] as const)
        .filter((edge) => minuteOf(span[edge]) === null)
        .map((edge) => [timePath(path, at, edge), 'stores.hours.bad' as const]),
    ),
  );

/** Stretches as the server wants them; their times have been checked. */
export const spansOf = (spans: readonly TypedSpan[]): UseHours[] =>
  spans.map(({ from, to }) => ({ fromMinute: minuteOf(from)!, toMinute: minuteOf(to)! }));
