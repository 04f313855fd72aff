import type { merchantAuditCalls } from '#shared/contract/merchant/audit.ts';
import type { Handlers } from '#server/kit/context.ts';
import { auditList } from './list.ts';

/** The calls that this module answers. */
export const auditHandlers: Pick<Handlers, keyof typeof merchantAuditCalls> = {
  merchantAuditList: auditList,
};
