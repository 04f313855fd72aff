import type { LogRow } from '#shared/contract/merchant/records.ts';
import { receiptOfRecord } from '../../../domain/receipt/receipt-of.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { PrintReceipt } from '../../../domain/receipt/print-receipt.tsx';

/** The receipt of a record that stands, printed again. */
export const ReceiptPart = ({ row }: { row: LogRow }) => {
  const receipt = receiptOfRecord(row, useSignedIn());
  return receipt ? (
    <div>
      <PrintReceipt receipt={receipt} isReprint />
    </div>
  ) : null;
};
