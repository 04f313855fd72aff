import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { addCents, ZERO } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { ReceiptLine, TextLine } from '../../../lib/printing/receipt-line.ts';
import { booksLines } from '../day-file.ts';
import { groupsOf, rowsOf } from '../day-rows.ts';
import { isOfOrders, signedMoney } from '../day-words.ts';
import { hasDeals, orderRows } from '../order-rows.ts';

export type SlipFacts = {
  day: DayReply;
  merchant: string;
  at: Instant;
  /** The comparison with the platform's bill in words, or null. */ bill: string | null;
};

const text = (words: string, more: Partial<Omit<TextLine, 'kind' | 'text'>> = {}): TextLine => ({
  kind: 'text',
  text: words,
  align: 'left',
  size: 'normal',
  isBold: false,
  ...more,
});
const pair = (left: string, right: string, isBold = false): ReceiptLine => ({
  kind: 'pair',
  left,
  right,
  isBold,
});
const RULE: ReceiptLine = { kind: 'rule' };
const middle = { align: 'center' } as const;

/** Whether the slip is of a closed day, by whom; the slip of an open day is marked as not final. */
export const stateText = ({ closing }: DayReply, t: Translate): string =>
  closing
    ? t('slip.closed', {
        name: closing.operatorName,
        time: dateTimeText(closing.at),
        device: closing.deviceName,
        number: closing.number,
      })
    : t('slip.draft');

const totals = ({ figures: { total, refunded } }: DayReply, t: Translate): ReceiptLine[] => [
  pair(t('day.sum.count'), String(total.count)),
  pair(t('day.sum.times'), String(total.times)),
  pair(t('day.sum.amount'), sum(total.amount), true),
  ...(refunded.count === 0 ? [] : [pair(t('day.sum.refunded'), signedMoney(refunded.amount))]),
  ...(total.settle === undefined
    ? []
    : [pair(t('day.sum.settle'), sum(addCents(total.settle, refunded.settle ?? ZERO)), true)]),
];

const watch = (
  { figures: { undone, undoable, refunds, refused } }: DayReply,
  t: Translate,
): ReceiptLine[] => [
  pair(t('day.watch.undone'), `${undone.count} / ${sum(undone.amount)}`),
  pair(t('day.watch.undoable'), `${undoable.count} / ${sum(undoable.amount)}`),
  pair(t('day.watch.refunds'), `${refunds.count} / ${sum(refunds.amount)}`),
  pair(t('day.watch.refused'), String(refused)),
];

const books = (day: DayReply, t: Translate): ReceiptLine[] => {
  if (day.storeId === null) return [];
  const lines = booksLines(day, t);
  return [
    RULE,
    ...lines.map(([name, { amount }], index) =>
      pair(
        name,
        index === 0 || index === lines.length - 1 ? sum(amount) : signedMoney(amount),
        index === lines.length - 1,
      ),
    ),
  ];
};

const deals = (day: DayReply, t: Translate): ReceiptLine[] => [
  ...totals(day, t),
  ...groupsOf(day).flatMap((group) => [
    RULE,
    pair(t(`day.by.${group}`), `${t('day.column.times')} / ${t('day.column.amount')}`, true),
    ...rowsOf(day, group).map(({ name, times, amount }) => pair(name, `${times} / ${sum(amount)}`)),
  ]),
];

/** Orders of each kind from gross to net. */
const orders = ({ figures }: DayReply, t: Translate): ReceiptLine[] =>
  figures.orders.flatMap((of) => [
    pair(t(`day.kind.${of.kind}`), t('day.orders', { count: of.count }), true),
    ...orderRows(of, t).map(({ name, amount, isSum }) =>
      pair(name, isSum || amount >= 0 ? sum(amount) : signedMoney(amount), isSum),
    ),
    RULE,
  ]);

/** The closing slip for the till's printer, from the top. */
export const slipLines = ({ day, merchant, at, bill }: SlipFacts, t: Translate): ReceiptLine[] => [
  text(t('slip.title'), { ...middle, size: 'big', isBold: true }),
  text(merchant, middle),
  text(day.storeName, middle),
  text(day.day, { ...middle, isBold: true }),
  text(stateText(day, t), { ...middle, size: 'small' }),
  RULE,
  ...(hasDeals(day) ? deals(day, t) : []),
  ...orders(day, t),
  ...books(day, t),
  ...(hasDeals(day)
    ? [
        RULE,
        pair(t('day.watch'), `${t('day.column.count')} / ${t('day.column.amount')}`, true),
        ...watch(day, t),
      ]
    : []),
  ...(bill === null ? [] : [RULE, text(`${t('day.bill')}: ${bill}`)]),
  RULE,
  text(t(isOfOrders(day) ? 'slip.clockOrders' : 'slip.clock'), { size: 'small' }),
  text(t('slip.printed', { time: dateTimeText(at) }), { size: 'small' }),
  { kind: 'signature', label: t('slip.sign') },
];
