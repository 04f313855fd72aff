import { contract } from '#shared/contract/index.ts';
import type { ExportRow, LogRow } from '#shared/contract/merchant/records.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { undoUntil } from '#shared/voucher/undo-window.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { dealNotes } from '#server/modules/catalogue/index.ts';
import { worksIn } from '#server/modules/staff/index.ts';
import { undoRefusal } from '#server/modules/redeem/index.ts';
import type { ExportRaw, LogRaw } from './rows-repo.ts';

const undoLimit = ({ session, now }: MerchantContext, row: LogRaw) => {
  const at = instant(row.at);
  if (row.state !== 'OK' || row.is_refunded || !worksIn(session, row.store_id)) return null;
  return undoRefusal({
    at,
    role: session.role,
    isSameDevice: row.device_id === session.deviceId,
    cycles: 0,
    now,
  }) === null
    ? undoUntil(at, session.role)
    : null;
};

/** Whether the caller may give the money of this record back (decision A3). */
const canRefund = ({ session }: MerchantContext, row: LogRaw): boolean =>
  row.state === 'OK' &&
  !row.is_refunded &&
  worksIn(session, row.store_id) &&
  (contract.merchantRefundUsed.roles?.includes(session.role) ?? false);

const OWN_TICKS: Readonly<Record<string, MessageKey>> = {
  booking: 'attention.tickedOtherDay',
  'booking-store': 'attention.otherStore',
};

/** What the clerk ticked before a write-off, in the words of the notes that its voucher was sold with. */
const ticksOf = ({ pick, t }: MerchantContext, { ticked, attention }: LogRaw): string[] => {
  const notes = new Map(
    dealNotes({ attention: attention ?? [] }).map(({ id, text }) => [id, pick(text)]),
  );
  return (ticked ?? []).flatMap((id) => {
    const own = OWN_TICKS[id];
    const words = notes.get(id) ?? (own && t(own));
    return words === undefined ? [] : [words];
  });
};

/** A record as its caller may see it: what is settled is for owners (decision D10). */
export const rowOf = (context: MerchantContext, row: LogRaw): LogRow => {
  const { pick, session } = context;
  const ticked = ticksOf(context, row);
  const name = (zh: string | null, en: string | null): string =>
    pick({ zh: zh ?? '', en: en ?? '' });
  return {
    verifyId: asId(row.id),
    at: instant(row.at),
    scannedAt: instant(row.scanned_at),
    codeMask: row.code_mask,
    productName: name(row.product_zh, row.product_en),
    times: row.times,
    faceAmount: cents(row.face_amount),
    ...(session.role === 'owner' && { settleAmount: cents(row.settle_amount) }),
    storeName: name(row.store_zh, row.store_en),
    operatorName: name(row.operator_zh, row.operator_en),
    deviceName: row.device_name ?? '',
    source: row.source,
    orderId: row.order_id === null ? null : asId(row.order_id),
    orderNo: row.order_no,
    state: row.state,
    reason: row.reason,
    receiptNo: row.receipt_no,
    undone:
      row.undo_at === null || row.undo_reason === null
        ? null
        : {
            at: instant(row.undo_at),
            operatorName: name(row.undo_zh, row.undo_en),
            reasonCode: row.undo_reason,
            note: row.undo_note ?? '',
          },
    ...(ticked.length > 0 && { ticked }),
    undoUntil: undoLimit(context, row),
    refunded:
      row.refund_at === null
        ? null
        : {
            at: instant(row.refund_at),
            operatorName: name(row.refund_zh, row.refund_en),
            reason: row.refund_reason ?? '',
          },
    canRefund: canRefund(context, row),
  };
};

export const exportRowOf = (context: MerchantContext, row: ExportRaw): ExportRow => ({
  ...rowOf(context, row),
  buyerTail: row.buyer_tail ?? '',
});
