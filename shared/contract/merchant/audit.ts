import * as z from 'zod/mini';
import { AUDIT_ACTS, AUDIT_THINGS } from '../../codes/audit.ts';
import type { OperatorId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id, instant, page, paging, withDefault } from '../wire.ts';

/** A change of a store. `changes`: the fields that became others, as texts; null says nothing. */
const auditRow = z.object({
  auditId: z.string(),
  at: instant,
  /** Null for what came about by itself, as somebody had set it. */
  operatorId: z.nullable(id<OperatorId>()),
  operatorName: z.string(),
  deviceName: z.string(),
  storeId: id<StoreId>(),
  storeName: z.string(),
  thing: z.enum(AUDIT_THINGS),
  name: z.string(),
  act: z.enum(AUDIT_ACTS),
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});

/** Who changed what of a store (decision DA28). */
export const merchantAuditCalls = {
  /** The newest first, `from` to before `to`, a year at most. Managers see their own stores. */
  merchantAuditList: call('/group/merchant/audit/_list', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'auditor'],
    failure: 'silent',
    repeat: 'read',
    summary: 'Who changed what of a store',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({
      storeIds: withDefault(z.array(id<StoreId>()).check(z.maxLength(200)), []),
      from: instant,
      to: instant,
      thing: z.optional(z.enum(AUDIT_THINGS)),
      operatorId: z.optional(id<OperatorId>()),
      ...paging,
    }),
    reply: page(auditRow),
  }),
};
