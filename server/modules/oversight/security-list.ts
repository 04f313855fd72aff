import { codeOf, type ErrorName } from '#shared/codes/error-code.ts';
import { ERRORS } from '#shared/codes/errors/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Bilingual, Handlers } from '#server/kit/context.ts';
import { bilingual } from './bilingual.ts';
import { listSecurityEvents } from './security-event-repo.ts';

const isErrorName = (name: string): name is ErrorName => name in ERRORS;

export const securityEventList: Handlers['securityEventList'] = async (
  { session, deps, pick },
  { kind = null, operatorId = null, day = null, offset, size },
) => {
  const rows = await listSecurityEvents(deps.db.query, {
    merchantId: session.merchantId,
    kind,
    operatorId,
    day,
    offset,
    size,
  });
  const named = (name: Bilingual | null): string | null => name && pick(name);
  const result = rows.slice(0, size).map((row) => ({
    id: asId<never>(row.id),
    at: instant(row.at),
    kind: row.kind,
    act: row.act,
    operatorId: row.operator_id === null ? null : asId<never>(row.operator_id),
    operatorName: named(bilingual(row.op_zh, row.op_en)),
    deviceName: row.device,
    subjectName: named(bilingual(row.subject_zh, row.subject_en)) ?? row.subject_device,
    code: row.reason !== null && isErrorName(row.reason) ? codeOf(row.reason) : null,
    source: row.source,
  }));
  return { result, next: rows.length > size, nextOffset: offset + result.length };
};
