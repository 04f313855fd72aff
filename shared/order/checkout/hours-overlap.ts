import type { OpenHours, SpecialDays } from './store-hours.ts';

const DAY_MINUTES = 24 * 60;

/** A span as minutes from the midnight that a week or a day is counted from. */
const stretch = ({ fromMinute, toMinute }: OpenHours, from: number) => ({
  start: from + fromMinute,
  end: from + toMinute + (toMinute <= fromMinute ? DAY_MINUTES : 0),
});

/** Whether spans of a day run into each other, or past midnight into those of the next day. */
const overlap = (spans: readonly OpenHours[], next: readonly OpenHours[]): boolean => {
  const inOrder = [
    ...spans.map((span) => stretch(span, 0)),
    ...next.map((span) => stretch(span, DAY_MINUTES)),
  ].toSorted((a, b) => a.start - b.start);
  return inOrder.slice(1).some(({ start }, before) => start < inOrder[before]!.end);
};

/** Whether hours of a week run into each other; Saturday's may run into Sunday's. */
export const weekOverlaps = (week: readonly (readonly OpenHours[])[]): boolean =>
  week.some((spans, day) => overlap(spans, week[(day + 1) % week.length]!));

/** Whether special days share a day, or hours of one run into each other. */
export const daysOverlap = (days: readonly SpecialDays[]): boolean => {
  const inOrder = days.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return (
    inOrder.slice(1).some(({ from }, before) => from <= inOrder[before]!.to) ||
    days.some(({ from, to, spans }) => overlap(spans, from === to ? [] : spans))
  );
};
