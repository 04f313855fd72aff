import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { minuteText } from '#shared/format/date.ts';
import type { Problems } from '../../lib/form.ts';
import { minuteOf } from '../../lib/typed-time.ts';
import { WEEK, type Weekday } from './hours-words.ts';

/** A stretch of opening hours as it is typed. */
export type TypedSpan = { from: string; to: string };
export type WeekFields = Record<Weekday, TypedSpan[]>;

export const MOST_SPANS = 3;
export const NEW_SPAN: TypedSpan = { from: '10:00', to: '22:00' };

/** The path of one time in the form. */
export const timePath = (day: string, at: number, edge: keyof TypedSpan): string =>
  `${day}.${at}.${edge}`;

type Spans = StoreRow['hours'][number];

export const typedSpans = (spans: Spans): TypedSpan[] =>
  spans.map(({ fromMinute, toMinute }) => ({
    from: minuteText(fromMinute),
    to: minuteText(toMinute),
  }));

export const weekOf = ({ hours }: StoreRow): WeekFields =>
  Object.fromEntries(
    WEEK.map((day) => [day, typedSpans(hours[day] ?? [])]),
  ) as unknown as WeekFields;

/** Each time of some stretches that cannot be read. */
export const spanProblems = (path: string, spans: readonly TypedSpan[]): Problems =>
  Object.fromEntries(
    spans.flatMap((span, at) =>
      (['from', 'to'] as const)
        .filter((edge) => minuteOf(span[edge]) === null)
        .map((edge) => [timePath(path, at, edge), 'stores.hours.bad' as const]),
    ),
  );

/** Each time that cannot be read. */
export const weekProblems = (week: WeekFields): Problems =>
  Object.fromEntries(WEEK.flatMap((day) => Object.entries(spanProblems(`${day}`, week[day]))));

/** Stretches as the server wants them; their times have been checked. */
export const spansOf = (spans: readonly TypedSpan[]): Spans =>
  spans.map(({ from, to }) => ({ fromMinute: minuteOf(from), toMinute: minuteOf(to) })) as Spans;

/** The week as the server wants it; its times have been checked. */
export const hoursOf = (week: WeekFields): StoreRow['hours'] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => spansOf(week[day]));
