import * as z from 'zod/mini';
import { SCANNED, SCAN_NEXT } from '../../codes/desk.ts';
import { SCAN_SOURCES } from '../../codes/group-order.ts';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id, text, withDefault } from '../wire.ts';
import { deskOrder } from './desk-shapes.ts';

/** What a scan at a desk is (decision DA14). */
export const merchantDeskScanCalls = {
  /**
   * Changes nothing. What is unknown counts as a guess: ten a minute of a device or an operator. An order
   * of another store (`OTHER_STORE {store}`), or one that was over on another day (`OTHER_DAY {day}`), is
   * refused. `order` and `next` come with an order only.
   */
  merchantDeskScan: call('/group/merchant/desk/_scan', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'cashier'],
    failure: 'silent',
    repeat: 'read',
    summary: 'What was scanned at a desk: an order, a voucher, an article or nothing known',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'OTHER_STORE', 'OTHER_DAY', 'TOO_MANY_TRIES'],
    request: z.object({
      input: text(200, 1),
      source: withDefault(z.enum(SCAN_SOURCES), 'MANUAL'),
      storeId: id<StoreId>(),
    }),
    reply: z.object({
      what: z.enum(SCANNED),
      order: z.optional(deskOrder),
      next: z.optional(z.enum(SCAN_NEXT)),
    }),
  }),
};
