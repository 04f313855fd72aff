import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { dateRangeText, dateText } from '#shared/format/date.ts';
import { startOfDay, type Day } from '#shared/kernel/time.ts';
import {
  NEW_SPAN,
  spanProblems,
  spansOf,
  typedSpans,
  type TypedSpan,
} from '../../domain/hours/typed-hours.ts';
import type { Problems } from '../../lib/form.ts';

/** Days with hours of their own. */
export type SpecialDays = StoreRow['days'][number];

/** Special days as they are typed. */
export type DayFields = {
  from: string;
  to: string;
  kind: 'closed' | 'hours';
  spans: TypedSpan[];
  zh: string;
  en: string;
};

/** The days in a form; null: new ones. */
export const fieldsOf = (days: SpecialDays | null): DayFields =>
  days === null
    ? { from: '', to: '', kind: 'closed', spans: [NEW_SPAN], zh: '', en: '' }
    : {
        from: days.from,
        to: days.to,
        kind: days.spans.length === 0 ? 'closed' : 'hours',
        spans: days.spans.length === 0 ? [NEW_SPAN] : typedSpans(days.spans),
        ...days.note,
      };

/** What is missing, or cannot be. An empty last day means a single one. */
export const dayProblems = ({ from, to, kind, spans }: DayFields): Problems => ({
  from: from === '' ? 'stores.days.bad' : null,
  to: to !== '' && to < from ? 'stores.days.order' : null,
  ...(kind === 'hours' && {
    kind: spans.length === 0 ? ('stores.days.noHours' as const) : null,
    ...spanProblems('spans', spans),
  }),
});

/** The days as the server wants them; they have been checked. */
export const daysOf = ({ from, to, kind, spans, zh, en }: DayFields): SpecialDays => ({
  from: from as Day,
  to: (to === '' ? from : to) as Day,
  spans: kind === 'closed' ? [] : spansOf(spans),
  note: { zh, en },
});

/** One day, or the first and the last. */
export const daysText = ({ from, to }: Pick<SpecialDays, 'from' | 'to'>): string =>
  from === to ? dateText(startOfDay(from)) : dateRangeText(startOfDay(from), startOfDay(to));
