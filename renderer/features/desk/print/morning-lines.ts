import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { PrintMorning } from '#shared/contract/merchant/desk-print.ts';
import { timeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { dishTotals } from '#shared/order/desk/morning-list.ts';
import type { ReceiptLine } from '../../../lib/printing/receipt-line.ts';
import { remarkWords } from '../remark.ts';
import { bar, chosen, middle, RULE, text, warning } from './line-parts.ts';

/** A list with the moment at which it is printed. */
type Printed = { morning: PrintMorning; at: Instant };

const head = ({ morning, at }: Printed, t: Translate): ReceiptLine[] => [
  ...(morning.isDuplicate
    ? [text(t('print.duplicate', { time: timeText(at) }), { ...middle, ...bar })]
    : []),
  text(t('print.kind.MORNING'), { ...middle, size: 'big', isBold: true }),
  text(morning.day, { ...middle, size: 'big', isBold: true }),
  text(morning.store, middle),
  text(t('print.morning.count', { count: morning.orders.length }), { ...middle, isBold: true }),
  ...(morning.isDeputy ? [text(t('print.deputy'), { ...middle, size: 'small' })] : []),
  RULE,
];

const orderLines = (order: DeskOrder, t: Translate): ReceiptLine[] => {
  const { slotAt, number, way, stage, lines, gifts } = order;
  const remark = remarkWords(order, t);
  return [
    text(`${slotAt === null ? '' : timeText(slotAt)} ${number}`, { size: 'big', isBold: true }),
    text(t(`desk.way.${way}`)),
    ...(stage === 'NEW' ? [text(t('print.morning.isNew'), { isBold: true, isInverse: true })] : []),
    ...(remark === ''
      ? []
      : [text(t('print.remark', { text: remark }), { isBold: true, isInverse: true })]),
    ...lines
      .filter(({ kept }) => kept > 0)
      .flatMap((line) => [
        text(`${line.kept} × ${line.name}`, { isBold: true }),
        ...chosen(line),
        ...warning(line, order, t),
      ]),
    ...gifts.map(({ name, quantity }) => text(`${quantity} × ${name} (${t('desk.gift')})`)),
    RULE,
  ];
};

const totals = ({ orders }: PrintMorning, t: Translate): ReceiptLine[] => [
  text(t('print.morning.totals'), { size: 'big', isBold: true }),
  ...dishTotals(orders).flatMap((total) => [
    text(`${total.count} × ${total.name}${total.isGift ? ` (${t('desk.gift')})` : ''}`, {
      isBold: true,
    }),
    ...chosen(total),
  ]),
  RULE,
];

/** The lines of a day's list of pre-orders, from the top: each by its time, and how much of every dish that is (decision DA32). */
export const morningLines = ({ morning, at }: Printed, t: Translate): ReceiptLine[] => [
  ...head({ morning, at }, t),
  ...morning.orders.flatMap((order) => orderLines(order, t)),
  ...(morning.isCut ? [text(t('print.morning.cut'), { isBold: true })] : []),
  ...totals(morning, t),
  {
    kind: 'pair',
    left: morning.store,
    right: t('print.printedAt', { time: timeText(at) }),
    isBold: false,
  },
];
