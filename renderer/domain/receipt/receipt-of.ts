import type { ReplyOf } from '#shared/contract/define.ts';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import type { contract } from '#shared/contract/index.ts';
import { storeOf, type Session } from '../../lib/session.ts';
import type { Receipt } from './receipt.ts';

type Redeemed = Omit<ReplyOf<typeof contract.groupVerifyCheck>, 'requestId' | 'replay'>;

/** The receipt of what was just written off at this till. */
export const receiptOfRedeem = (redeemed: Redeemed, session: Session): Receipt => ({
  merchant: session.merchant.name,
  store: storeOf(session)?.name ?? '',
  operator: session.operator.name,
  product: redeemed.productName,
  number: redeemed.receiptNo,
  at: redeemed.verifiedAt,
  undoUntil: redeemed.undoUntil,
  items: redeemed.items.map(({ codeMask, times, timesLeft }) => ({
    codeMask,
    times,
    left: timesLeft,
  })),
});

/** The receipt of a record, printed later: it has the receipt's own number (the record's where none was kept), and what was left then is not known any more. Null for what was not written off, or taken back. */
export const receiptOfRecord = (row: LogRow, session: Session): Receipt | null =>
  row.state === 'OK'
    ? {
        merchant: session.merchant.name,
        store: row.storeName,
        operator: row.operatorName,
        product: row.productName,
        number: row.receiptNo ?? row.verifyId,
        at: row.at,
        undoUntil: row.undoUntil,
        items: [{ codeMask: row.codeMask, times: row.times, left: null }],
      }
    : null;
