import { dateTimeSecondsText, dateTimeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { instant } from '#shared/kernel/time.ts';
import type { ReceiptLine, TextLine } from '../../lib/printing/receipt-line.ts';
import type { ReceiptJob } from './receipt.ts';

const text = (words: string, more: Partial<Omit<TextLine, 'kind' | 'text'>> = {}): TextLine => ({
  kind: 'text',
  text: words,
  align: 'left',
  size: 'normal',
  isBold: false,
  ...more,
});
const middle = { align: 'center' } as const;
const pair = (left: string, right: string, isBold = false): ReceiptLine => ({
  kind: 'pair',
  left,
  right,
  isBold,
});
const RULE: ReceiptLine = { kind: 'rule' };

const head = ({ receipt, copy, isReprint }: ReceiptJob, t: Translate): ReceiptLine[] => [
  text(receipt.merchant, { ...middle, size: 'big', isBold: true }),
  text(receipt.store, middle),
  text(t(copy === 'shop' ? 'receipt.shopCopy' : 'receipt.customerCopy'), middle),
  ...(isReprint ? [text(t('receipt.reprint'), { ...middle, isBold: true })] : []),
];

const leftText = (left: number | null, t: Translate): string => {
  if (left === null) return '';
  return ` - ${left === 0 ? t('receipt.usedUp') : t('receipt.left', { count: left })}`;
};

const items = ({ receipt }: ReceiptJob, t: Translate): ReceiptLine[] => [
  text(receipt.product, { isBold: true }),
  ...receipt.items.map(({ codeMask, times, left }) =>
    pair(codeMask, t('receipt.times', { count: times }) + leftText(left, t)),
  ),
];

const facts = ({ receipt }: ReceiptJob, t: Translate): ReceiptLine[] => [
  pair(t('receipt.number'), receipt.number),
  pair(t('receipt.at'), `${dateTimeSecondsText(instant(receipt.at))} UTC+8`),
  pair(t('receipt.operator'), receipt.operator),
  ...(receipt.undoUntil === null
    ? []
    : [
        text(t('receipt.undoUntil', { time: dateTimeText(instant(receipt.undoUntil)) }), {
          size: 'small',
        }),
      ]),
];

/** The lines of the paper, from the top (table A, row 35). */
export const receiptLines = (job: ReceiptJob, t: Translate): ReceiptLine[] => [
  ...head(job, t),
  RULE,
  ...items(job, t),
  RULE,
  ...facts(job, t),
  ...(job.copy === 'shop' ? [{ kind: 'signature', label: t('receipt.signature') } as const] : []),
  // for a scanner when receipts are filed
  { kind: 'qr', text: job.receipt.number },
  ...(job.copy === 'customer' ? [text(t('receipt.thanks'), middle)] : []),
];
