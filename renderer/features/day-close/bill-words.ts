import type { DayClosing, DayReply } from '#shared/contract/merchant/day-close.ts';
import { parseAmount } from '#shared/format/amount-input.ts';
import { sum } from '#shared/format/money.ts';
import {
  billDifference,
  differenceOf,
  type BillDifference,
} from '#shared/group/bill-difference.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Cents } from '#shared/kernel/money.ts';

/** What was typed as the platform's bill: null for nothing, 'wrong' for what is not an amount. */
export type TypedBill = Cents | 'wrong' | null;
export const readBill = (text: string): TypedBill =>
  text.trim() === '' ? null : (parseAmount(text) ?? 'wrong');

const differenceText = (difference: BillDifference, t: Translate): string =>
  difference.kind === 'match'
    ? t('day.bill.match')
    : t(`day.bill.${difference.kind}`, { amount: sum(difference.amount) });

/** A platform's bill beside our own settlement, in words. */
export const billText = (bill: Cents, ours: Cents, t: Translate): string =>
  differenceText(billDifference(bill, ours), t);

/** The bill kept with a closing, in words; null where none was. */
export const closingBillText = ({ bill }: Pick<DayClosing, 'bill'>, t: Translate): string | null =>
  bill &&
  t('day.bill.kept', {
    amount: sum(bill.amount),
    result: differenceText(differenceOf(bill.difference), t),
  });

/** What a slip says of the bill: the one that was kept, else the one just typed. */
export const billOfDay = (
  { closing, booked }: DayReply,
  typed: TypedBill,
  t: Translate,
): string | null => {
  const kept = closing && closingBillText(closing, t);
  if (kept) return kept;
  return typed === null || typed === 'wrong' || booked.settle === undefined
    ? null
    : billText(typed, booked.settle, t);
};
