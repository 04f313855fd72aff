import { asId } from '#shared/kernel/ids.ts';
import { DAY, instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { storeScope } from '#server/kit/store-scope.ts';
import { listAudits } from './audit-repo.ts';

const MOST_MS = 366 * DAY;

export const auditList: Handlers['merchantAuditList'] = async (
  { session, deps, pick },
  { storeIds, from, to, thing = null, operatorId = null, offset, size },
) => {
  if (to < from || to - from > MOST_MS) return refuse('BAD_REQUEST', { issues: ['to'] });
  const rows = await listAudits(deps.db.query, {
    merchantId: session.merchantId,
    storeIds: storeScope(session, storeIds),
    from,
    to,
    thing,
    operatorId,
    offset,
    size,
  });
  const named = (zh: string | null, en: string | null): string =>
    zh === null ? '' : pick({ zh, en: en ?? zh });
  const result = rows.slice(0, size).map((row) => ({
    auditId: row.id,
    at: instant(row.at),
    operatorId: row.operator_id === '' ? null : asId<never>(row.operator_id),
    operatorName: named(row.op_zh, row.op_en),
    deviceName: row.device ?? '',
    storeId: asId<never>(row.store_id),
    storeName: named(row.store_zh, row.store_en),
    thing: row.thing,
    name: pick({ zh: row.name_zh, en: row.name_en }),
    act: row.act,
    changes: row.changes,
  }));
  return { result, next: rows.length > size, nextOffset: offset + result.length };
};
