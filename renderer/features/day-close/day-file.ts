import type { DayChange, DayReply } from '#shared/contract/merchant/day-close.ts';
import { csvText, type CsvCell } from '#shared/format/csv.ts';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { toDollars, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { reasonText } from '../../domain/refusal/reason-text.ts';
import { groupsOf, rowsOf } from './day-rows.ts';
import { isOfOrders } from './day-words.ts';
import { givenBackOf, hasDeals, hasGivenBack, orderRows, totalOf } from './order-rows.ts';

type Figures = Pick<DayChange, 'count' | 'times' | 'amount'> & {
  settle?: DayChange['settle'] | undefined;
};
/** Writes the lines of one day; the column of settlement is an owner's. */
type LineWriter = {
  head: CsvCell[];
  figures: (section: string, name: string, figures: Figures) => CsvCell[];
  /** One sum of settlement. */
  money: (section: string, name: string, amount: Cents) => CsvCell[];
  /** A figure of orders, where there is one with how many. */
  order: (
    section: string,
    name: string,
    figure: { count: number | null; amount: Cents },
  ) => CsvCell[];
  /** A line without sums. */
  fact: (section: string, text: string, count?: number) => CsvCell[];
};

const lineWriter = (day: DayReply, t: Translate): LineWriter => {
  const isOwner = day.figures.total.settle !== undefined;
  const ownersCell = (cell: CsvCell): CsvCell[] => (isOwner ? [cell] : []);
  return {
    head: [
      t('day.date'),
      t('day.store'),
      t('dayFile.section'),
      t('dayFile.name'),
      t('dayFile.count'),
      t('dayFile.times'),
      t('dayFile.amount'),
      ...ownersCell(t('dayFile.settle')),
    ],
    figures: (section, name, { count, times, amount, settle }) => [
      day.day,
      day.storeName,
      section,
      name,
      count,
      times,
      toDollars(amount),
      ...ownersCell(settle === undefined ? null : toDollars(settle)),
    ],
    money: (section, name, amount) => [
      day.day,
      day.storeName,
      section,
      name,
      null,
      null,
      null,
      ...ownersCell(toDollars(amount)),
    ],
    order: (section, name, { count, amount }) => [
      day.day,
      day.storeName,
      section,
      name,
      count,
      null,
      toDollars(amount),
      ...ownersCell(null),
    ],
    fact: (section, text, count) => [
      day.day,
      day.storeName,
      section,
      text,
      count ?? null,
      null,
      null,
      ...ownersCell(null),
    ],
  };
};

const stateWords = ({ closing }: DayReply, t: Translate): string =>
  closing
    ? t('slip.closed', {
        name: closing.operatorName,
        time: dateTimeSecondsText(closing.at),
        device: closing.deviceName,
        number: closing.number,
      })
    : t('slip.draft');

const watchLines = ({ figures }: DayReply, t: Translate, line: LineWriter): CsvCell[][] => [
  line.figures(t('day.watch.undone'), '', figures.undone),
  line.figures(t('day.watch.undoable'), '', figures.undoable),
  line.figures(t('day.watch.refunds'), '', { ...figures.refunds, times: 0 }),
  ...figures.refusals.map(({ reason, count }) =>
    line.fact(t('day.watch.refused'), reasonText(reason, t), count),
  ),
];

/** The platform's bills that its closings kept, also those that were opened again. */
const billLines = ({ history }: DayReply, t: Translate, line: LineWriter): CsvCell[][] =>
  history.flatMap(({ number, bill, reopened }) =>
    bill === null
      ? []
      : [
          line.money(t('day.bill'), closingName(number, reopened !== null, t), bill.amount),
          line.money(
            t('dayFile.billDifference'),
            closingName(number, reopened !== null, t),
            bill.difference,
          ),
        ],
  );

const closingName = (number: number, isReopened: boolean, t: Translate): string =>
  [t('day.history.closed', { number }), ...(isReopened ? [t('day.history.reopened')] : [])].join(
    ' · ',
  );

const dealLines = (day: DayReply, t: Translate, line: LineWriter): CsvCell[][] => [
  line.figures(t('day.total'), '', day.figures.total),
  ...(day.figures.refunded.count === 0
    ? []
    : [line.figures(t('day.sum.refunded'), '', day.figures.refunded)]),
  ...groupsOf(day).flatMap((group) =>
    rowsOf(day, group).map((row) => line.figures(t(`day.column.${group}`), row.name, row)),
  ),
];

/** Orders from gross to net, by kind and then by store. */
const orderLines = (
  { figures: { orders }, storeId }: DayReply,
  t: Translate,
  line: LineWriter,
): CsvCell[][] =>
  orders.flatMap(({ kind, stores, ...of }) =>
    [
      { section: t(`day.kind.${kind}`), money: of },
      ...(storeId === null
        ? stores.map(({ id: _id, name, ...money }) => ({ section: name, money }))
        : []),
    ].flatMap(({ section, money }) =>
      orderRows(money, t).map(({ name, count, amount }) =>
        line.order(section, name, { count, amount }),
      ),
    ),
  );

/** The day as a table that an accountant can open: one line a figure, money as plain numbers, times at UTC+8 (decision B17). */
export const dayFile = (day: DayReply, t: Translate, at: Instant): string => {
  const line = lineWriter(day, t);
  const books = day.storeId === null ? [] : booksLines(day, t);
  return csvText([
    line.head,
    ...(hasDeals(day) ? dealLines(day, t, line) : []),
    ...orderLines(day, t, line),
    ...books.map(([name, change]) => line.figures(t('day.books'), name, change)),
    ...(hasDeals(day) ? watchLines(day, t, line) : []),
    ...billLines(day, t, line),
    line.fact(t('slip.state'), stateWords(day, t)),
    line.fact(t('dayFile.from'), dateTimeSecondsText(day.closing?.at ?? at)),
  ]);
};

/** What goes into the books, line by line; the last is their sum. */
export const booksLines = (day: DayReply, t: Translate): [name: string, change: DayChange][] => [
  [t('day.books.day'), totalOf(day)],
  ...(hasGivenBack(givenBackOf(day))
    ? [
        [t(isOfOrders(day) ? 'day.column.back' : 'day.sum.refunded'), givenBackOf(day)] as [
          string,
          DayChange,
        ],
      ]
    : []),
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
