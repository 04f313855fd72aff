import * as z from 'zod/mini';
import { SECURITY_ACTS, SECURITY_EVENT_KINDS } from '../../codes/security-event.ts';
import type { OperatorId, SecurityEventId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { day, id, instant, page, paging } from '../wire.ts';

const securityEvent = z.object({
  id: id<SecurityEventId>(),
  at: instant,
  kind: z.enum(SECURITY_EVENT_KINDS),
  act: z.enum(SECURITY_ACTS),
  /** Who did it or tried; null where nobody is known. */
  operatorId: z.nullable(id<OperatorId>()),
  operatorName: z.nullable(z.string()),
  deviceName: z.nullable(z.string()),
  /** The person or the device that it was done to. */
  subjectName: z.nullable(z.string()),
  /** Why it was refused, as a code of the table of errors. */
  code: z.nullable(z.int()),
  /** A keyed digest of the network: equal for the same one, and no address. */
  source: z.string(),
});
/** One security event as owners and auditors see it. */
export type SecurityEventRow = z.output<typeof securityEvent>;

/** Who did what. */
export const merchantOversightCalls = {
  securityEventList: call('/group/merchant/security/_list', {
    caller: 'merchant',
    roles: ['owner', 'auditor'],
    failure: 'silent',
    repeat: 'read',
    summary: 'Who did what: security events of half a year, newest first',
    request: z.object({
      kind: z.optional(z.enum(SECURITY_EVENT_KINDS)),
      operatorId: z.optional(id<OperatorId>()),
      day: z.optional(day),
      ...paging,
    }),
    reply: page(securityEvent),
  }),
};
