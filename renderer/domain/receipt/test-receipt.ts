import { receiptNumber } from '#shared/voucher/receipt-number.ts';
import type { Receipt, ReceiptJob } from './receipt.ts';

/** A receipt as a shop in Macau prints it; for tests. */
export const aReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  merchant: '議事亭茶餐廳',
  store: '議事亭前地店',
  operator: '阿明',
  product: '雙人下午茶套餐：紅豆沙、鴛鴦奶茶 (Afternoon tea)',
  number: receiptNumber('202611210'),
  at: Date.UTC(2026, 10, 21, 12, 5, 9),
  undoUntil: Date.UTC(2026, 10, 21, 12, 15, 9),
  items: [
    { codeMask: '1234****9012', times: 2, left: 3 },
    { codeMask: '5678****3456', times: 1, left: 0 },
  ],
  ...over,
});

export const aJob = (
  over: Partial<Receipt> = {},
  job: Partial<Omit<ReceiptJob, 'receipt'>> = {},
): ReceiptJob => ({
  id: 'job-1',
  copy: 'customer',
  isReprint: false,
  language: 'zh-Hant',
  ...job,
  receipt: aReceipt(over),
});
