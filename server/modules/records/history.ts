import { voucherStatus } from '#shared/codes/group-order.ts';
import type { HistoryEvent } from '#shared/contract/merchant/records.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { shownVoucherStatus } from '#server/modules/order/index.ts';
import { worksIn } from '#server/modules/staff/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  historyOf,
  historyRecord,
  historyVoucher,
  type HistoryLog,
  type HistoryVoucher,
} from './history-repo.ts';

const VOUCHER = voucherStatus.codes;

const nameBy =
  ({ pick }: MerchantContext) =>
  (zh: string | null, en: string | null): string =>
    pick({ zh: zh ?? '', en: en ?? '' });

/** The money of a use given back: an event, so its figures are above zero. */
const refundEvent = (context: MerchantContext, log: HistoryLog): HistoryEvent => {
  const name = nameBy(context);
  return {
    kind: 'USE_REFUNDED',
    at: instant(log.at),
    verifyId: asId(log.id),
    ...(log.refund_of !== null && { ofVerifyId: asId(log.refund_of) }),
    times: Math.abs(log.times),
    amount: cents(Math.abs(log.face_amount)),
    storeName: name(log.store_zh, log.store_en),
    operatorName: name(log.operator_zh, log.operator_en),
    deviceName: log.device_name ?? '',
    note: log.refund_reason ?? '',
  };
};

/** The attempt itself, and its undo as an event of its own: what happened is never overwritten. */
const attemptEvents = (context: MerchantContext, log: HistoryLog): HistoryEvent[] => {
  if (log.state === 'REFUNDED') return [refundEvent(context, log)];
  const name = nameBy(context);
  const attempt: HistoryEvent = {
    kind: log.state === 'REFUSED' ? 'REFUSED' : 'REDEEMED',
    at: instant(log.at),
    scannedAt: instant(log.scanned_at),
    verifyId: asId(log.id),
    times: log.times,
    amount: cents(log.face_amount),
    storeName: name(log.store_zh, log.store_en),
    operatorName: name(log.operator_zh, log.operator_en),
    deviceName: log.device_name ?? '',
    source: log.source,
    ...(log.reason !== null && { reason: log.reason }),
  };
  if (log.undo_at === null || log.undo_reason === null) return [attempt];
  return [
    attempt,
    {
      kind: 'UNDONE',
      at: instant(log.undo_at),
      verifyId: asId(log.id),
      ofVerifyId: asId(log.id),
      times: log.times,
      amount: cents(log.face_amount),
      operatorName: name(log.undo_zh, log.undo_en),
      deviceName: log.undo_device ?? '',
      undoReason: log.undo_reason,
      note: log.undo_note ?? '',
    },
  ];
};

/** Events of the sale and of the end of the voucher. A refund whose time is not known comes last, without one. */
const saleEvents = ({ now }: MerchantContext, voucher: HistoryVoucher): HistoryEvent[] => {
  const status = shownVoucherStatus(
    { status: voucher.status, validTo: instant(voucher.valid_to) },
    now,
  );
  const amount = cents(voucher.amount);
  const refundAt = voucher.refund_at === null ? null : instant(voucher.refund_at);
  return [
    { kind: 'ORDERED', at: instant(voucher.ordered_at) },
    ...(voucher.paid_at === null
      ? []
      : [{ kind: 'PAID', at: instant(voucher.paid_at), amount } as const]),
    ...(status === VOUCHER.expired ||
    (status === VOUCHER.refunded &&
      voucher.times_refunded < voucher.times_total &&
      refundAt !== null &&
      refundAt > voucher.valid_to)
      ? [{ kind: 'EXPIRED', at: instant(voucher.valid_to) } as const]
      : []),
    ...(status === VOUCHER.refunding ? [{ kind: 'REFUNDING', at: refundAt, amount } as const] : []),
    // a voucher whose every use was given back has these as its events
    ...(status === VOUCHER.refunded && voucher.times_refunded < voucher.times_total
      ? [{ kind: 'REFUNDED', at: refundAt, amount } as const]
      : []),
  ];
};

const LAST = Number.MAX_SAFE_INTEGER;
const inOrder = (events: readonly HistoryEvent[]): HistoryEvent[] =>
  [...events].sort((a, b) => (a.at ?? LAST) - (b.at ?? LAST));

/** A record that the caller may see (decision A3): their own for a cashier, their stores' for the rest. */
const visible = (context: MerchantContext, record: HistoryLog | null): HistoryLog => {
  const { role, operatorId } = context.session;
  if (record === null) return refuse('NOT_FOUND');
  return worksIn(context.session, record.store_id) &&
    (role !== 'cashier' || record.operator_id === operatorId)
    ? record
    : refuse('NO_PERMISSION');
};

const voucherFact = ({ now, pick }: MerchantContext, voucher: HistoryVoucher) => ({
  voucherId: asId<never>(voucher.id),
  orderId: asId<never>(voucher.order_id),
  codeMask: maskCode(voucher.code),
  productName: pick({ zh: voucher.product_zh, en: voucher.product_en }),
  buyerMask: maskPhone(voucher.phone),
  status: shownVoucherStatus({ status: voucher.status, validTo: instant(voucher.valid_to) }, now),
  timesTotal: voucher.times_total,
  timesUsed: voucher.times_used,
  amount: cents(voucher.amount),
  validFrom: instant(voucher.valid_from),
  validTo: instant(voucher.valid_to),
});

/** The whole history of a voucher, by its id or by one of its records. */
export const history: Handlers['groupVerifyHistory'] = async (context, { voucherId, verifyId }) => {
  const { deps, session } = context;
  const { query } = deps.db;
  if (verifyId === undefined && (voucherId === undefined || session.role === 'cashier'))
    return refuse(voucherId === undefined ? 'BAD_REQUEST' : 'NO_PERMISSION');
  const record =
    verifyId === undefined
      ? null
      : visible(context, await historyRecord(query, session.merchantId, verifyId));
  const wanted = record === null ? (voucherId ?? '') : record.voucher_id;
  const voucher = wanted === null ? null : await historyVoucher(query, session.merchantId, wanted);
  if (voucher === null)
    return record === null
      ? refuse('NOT_FOUND')
      : { voucher: null, events: attemptEvents(context, record) };
  if (record === null && !voucher.store_ids.some((id) => worksIn(session, id)))
    return refuse('NO_PERMISSION');
  const logs = await historyOf(query, session.merchantId, voucher.id);
  return {
    voucher: voucherFact(context, voucher),
    events: inOrder([
      ...saleEvents(context, voucher),
      ...logs.flatMap((log) => attemptEvents(context, log)),
    ]),
  };
};
