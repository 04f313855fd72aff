import type { LogRow } from '#shared/contract/group-verify.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/context.ts';
import { refuse } from '#server/refusal.ts';
import { logPage, logSum, type LogFilter, type LogRaw } from './check-log-repo.ts';
import { undoRefusal, undoUntil } from './undo-rules.ts';

/** Every store for an owner; the rest see where they work and may narrow that down. */
const storesOf = ({ session }: MerchantContext, asked: readonly string[]): readonly string[] | null => {
  if (session.role === 'owner') return asked.length === 0 ? null : asked;
  if (asked.some((id) => !session.storeIds.some((mine) => mine === id))) return refuse('NO_PERMISSION');
  return asked.length === 0 ? session.storeIds : asked;
};

const undoLimit = ({ session, now }: MerchantContext, row: LogRaw) => {
  const at = instant(row.at);
  const worksThere = session.role === 'owner' || session.storeIds.some((id) => id === row.store_id);
  if (row.state !== 'OK' || !worksThere) return null;
  return undoRefusal({ at, role: session.role, isSameDevice: row.device_id === session.deviceId, cycles: 0, now }) === null ? undoUntil(at, session.role) : null;
};

const rowOf = (context: MerchantContext, row: LogRaw): LogRow => {
  const { pick, session } = context;
  const name = (zh: string | null, en: string | null): string => pick({ zh: zh ?? '', en: en ?? '' });
  return {
    verifyId: asId(row.id), at: instant(row.at), scannedAt: instant(row.scanned_at), codeMask: row.code_mask, productName: name(row.product_zh, row.product_en), times: row.times, faceAmount: cents(row.face_amount),
    ...(session.role === 'owner' && { settleAmount: cents(row.settle_amount) }), storeName: name(row.store_zh, row.store_en), operatorName: name(row.operator_zh, row.operator_en), deviceName: row.device_name ?? '',
    source: row.source as LogRow['source'], orderId: row.order_id === null ? null : asId(row.order_id), state: row.state as LogRow['state'], reason: row.reason,
    undone: row.undo_at === null || row.undo_reason === null ? null : { at: instant(row.undo_at), operatorName: name(row.undo_zh, row.undo_en), reasonCode: row.undo_reason, note: row.undo_note ?? '' },
    undoUntil: undoLimit(context, row),
  };
};

/** Records (decisions B15, B16). A cashier sees their own. */
export const checkLog: Handlers['groupVerifyCheckLog'] = async (context, request) => {
  const { session, deps } = context;
  const operatorId = session.role === 'cashier' ? session.operatorId : request.operatorId ?? null;
  const filter: LogFilter = {
    merchantId: session.merchantId, storeIds: storesOf(context, request.storeIds), from: request.from, to: request.to, result: request.result, operatorId, keyword: request.keyword ?? '', role: session.role,
  };
  const [rows, sum] = await Promise.all([logPage(deps.db.query, filter, request), logSum(deps.db.query, filter)]);
  const page = rows.slice(0, request.size);
  return {
    result: page.map((row) => rowOf(context, row)), next: rows.length > request.size, nextOffset: request.offset + page.length, sum: { count: sum.count, times: sum.times, amount: cents(sum.amount) },
  };
};
