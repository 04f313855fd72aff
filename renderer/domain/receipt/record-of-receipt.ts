import type { Day } from '#shared/kernel/time.ts';
import { addDays } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { normaliseScan } from '#shared/voucher/code.ts';
import { readReceiptNumber } from '#shared/voucher/receipt-number.ts';

/** Records reach 24 months back (decision B17). */
const REACH_DAYS = 730;

/** The receipt's number in a scan, or null. */
export const scannedReceipt = (text: string): string | null =>
  readReceiptNumber(normaliseScan(text));

/** The address of the records of a receipt or an order, whatever their day. */
export const recordsOfNumber = (number: string, today: Day): string => {
  const query = new URLSearchParams({
    from: addDays(today, -REACH_DAYS),
    to: today,
    q: number,
  });
  return `${merchantRoutes.merchantRecord.path}?${query.toString()}`;
};
