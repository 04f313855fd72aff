import * as z from 'zod/mini';
import { SCAN_SOURCES } from '../../codes/group-order.ts';
import type { DeviceId, RequestId, StoreId } from '../../kernel/ids.ts';
import { TILL_REASONS } from '../../codes/redeem-code.ts';
import { call } from '../define.ts';
import { count, id, instant } from '../wire.ts';
import { VERIFY_TIMEOUT_MS } from './verify.ts';

/** How many refused scans one call takes. */
export const REFUSED_TRIES_MOST = 50;

const refusedTry = z.object({
  id: id<RequestId>(),
  reason: z.enum(TILL_REASONS),
  codeMask: z.string().check(z.regex(/^(?:\d{4}\*{4}\d{4}|\*{0,12})$/)),
  source: z.enum(SCAN_SOURCES).check(z.refine((one) => one !== 'SEARCH' && one !== 'OFFLINE')),
  scannedAt: instant,
});
/** A scan that the till refused by itself. */
export type RefusedTry = z.output<typeof refusedTry>;

/** What tills report beside their write-offs. */
export const merchantRefusedTriesCalls = {
  /**
   * Scans that the till refused by itself, for the records (decision B14): no code of ours, or a mistyped
   * one, masked. A try is known by its id: one that comes again is taken and not recorded twice; nor are
   * those beyond 1000 of a till a day. `recorded`: how many are new.
   */
  groupVerifyRefused: call('/group/order/verify/_refused', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'cashier'],
    failure: 'silent',
    timeoutMs: VERIFY_TIMEOUT_MS,
    summary: 'Record what the till refused',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'SERVER_BUSY'],
    request: z.object({
      storeId: id<StoreId>(),
      deviceId: id<DeviceId>(),
      tries: z.array(refusedTry).check(z.minLength(1), z.maxLength(REFUSED_TRIES_MOST)),
    }),
    reply: z.object({ recorded: count }),
  }),
};
