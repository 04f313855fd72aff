import type { DayChange, DayReply } from '#shared/contract/merchant/day-close.ts';
import { csvText, type CsvCell } from '#shared/format/csv.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { reasonText } from '../../lib/reason-text.ts';
import { groupsOf, rowsOf } from './day-rows.ts';

/** The day as a table that an accountant can open: one line a figure, money as plain numbers, times at UTC+8 (decision B17). */
export const dayFile = (day: DayReply, t: Translate, at: Instant): string => {
  const isOwner = day.figures.total.settle !== undefined;
  const line = (
    section: string,
    name: string,
    {
      count,
      times,
      amount,
      settle,
    }: Pick<DayChange, 'count' | 'times' | 'amount'> & { settle?: DayChange['settle'] | undefined },
  ): CsvCell[] => [
    day.day,
    day.storeName,
    section,
    name,
    count,
    times,
    toDollars(amount),
    ...(isOwner ? [settle === undefined ? null : toDollars(settle)] : []),
  ];
  const head = [
    t('day.date'),
    t('day.store'),
    t('dayFile.section'),
    t('dayFile.name'),
    t('dayFile.count'),
    t('dayFile.times'),
    t('dayFile.amount'),
    ...(isOwner ? [t('dayFile.settle')] : []),
  ];
  const { figures, closing } = day;
  const state = closing
    ? t('slip.closed', {
        name: closing.operatorName,
        time: dateTimeSecondsText(closing.at),
        device: closing.deviceName,
        number: closing.number,
      })
    : t('slip.draft');
  return csvText([
    head,
    line(t('day.total'), '', figures.total),
    ...groupsOf(day).flatMap((group) =>
      rowsOf(day, group).map((row) => line(t(`day.column.${group}`), row.name, row)),
    ),
    ...(day.storeId === null
      ? []
      : booksLines(day, t).map(([name, change]) => line(t('day.books'), name, change))),
    line(t('day.watch.undone'), '', figures.undone),
    line(t('day.watch.undoable'), '', figures.undoable),
    line(t('day.watch.refunds'), '', { ...figures.refunds, times: 0 }),
    ...figures.refusals.map(({ reason, count }) => [
      day.day,
      day.storeName,
      t('day.watch.refused'),
      reasonText(reason, t),
      count,
      null,
      null,
      ...(isOwner ? [null] : []),
    ]),
    [day.day, day.storeName, t('slip.state'), state, null, null, null, ...(isOwner ? [null] : [])],
    [
      day.day,
      day.storeName,
      t('dayFile.from'),
      dateTimeSecondsText(closing?.at ?? at),
      null,
      null,
      null,
      ...(isOwner ? [null] : []),
    ],
  ]);
};

/** What goes into the books, line by line; the last is their sum. */
export const booksLines = (day: DayReply, t: Translate): [name: string, change: DayChange][] => [
  [t('day.books.day'), day.figures.total],
  ...day.corrections.map(({ day: other, ...change }): [string, DayChange] => [
    t('day.books.correction', { day: other }),
    change,
  ]),
  ...(day.bookedBefore
    ? [[t('day.books.bookedBefore'), negative(day.bookedBefore)] as [string, DayChange]]
    : []),
  [t('day.books.total'), day.booked],
];

const minus = <N extends number>(value: N): N => (0 - value) as N;
const negative = ({ count, times, amount, settle }: DayChange): DayChange => ({
  count: minus(count),
  times: minus(times),
  amount: minus(amount),
  ...(settle !== undefined && { settle: minus(settle) }),
});
