import type { LogRow } from '#shared/contract/merchant/records.ts';
import { receiptOfRecord } from '../../../domain/receipt/receipt-of.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { PrintReceipt } from '../../../domain/receipt/print-receipt.tsx';

/** Reprints the receipt of a record that was not undone. */
export const ReceiptPart = ({ row }: { row: LogRow }) => {
  const receipt = receiptOfRecord(row, useSignedIn());
  return receipt ? (
    <div>
      <PrintReceipt receipt={receipt} isReprint />
    </div>
  ) : null;
};
