import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, rawText, text } from '../wire.ts';
import { redeemers, till, VERIFY_TIMEOUT_MS } from './verify.ts';

/** Finding a guest's orders at a till without a code (table A, row 25). */
export const merchantVerifySearchCalls = {
  /**
   * Orders that can be used at a store, by the phone (its last four digits, or all of it), the order
   * number (all of it, or 6 digits or more of its end) or a part of the buyer's name; masked
   * (table A, row 25). Two characters at least, four for cashiers,
   * and for them only where the store allows it. A search that finds nothing counts as an unknown
   * code (decision B19). `pick`: what `_check_list` takes, for ten minutes
   * at this till; null for a cashier who found the order by four digits of a phone, until the guest
   * says the code that `_ask-code` sent them.
   */
  groupVerifySearch: call('/group/order/verify/_search', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    timeoutMs: VERIFY_TIMEOUT_MS,
    summary: 'Find orders without a code',
    errors: ['BAD_REQUEST', 'NO_PERMISSION', 'TOO_MANY_TRIES', 'SEARCH_TOO_MANY', 'DEVICE_REVOKED'],
    request: z.object({ keyword: text(50, 2), ...till }),
    reply: z.object({
      result: z.array(
        z.object({
          orderId: id<OrderId>(),
          /** The last four digits of the order number: too few to open an order by. */
          orderTail: z.string(),
          pick: z.nullable(z.string()),
          productName: z.string(),
          buyerMask: z.string(),
          nameMask: z.string(),
          paidAt: z.nullable(instant),
          validTo: z.nullable(instant),
          vouchers: count,
          /** Of them with uses left and in date. */
          usable: count,
        }),
      ),
      /** Whether there are more than are shown. */
      more: z.boolean(),
    }),
  }),
  /** Sends the buyer of an order a code, good for five minutes at this till. */
  groupVerifyAskCode: call('/group/order/verify/_ask-code', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    summary: 'Ask a guest for a one-time code',
    errors: [
      'NO_PERMISSION',
      'ORDER_NOT_FOUND',
      'TOO_MANY_TRIES',
      'LOGIN_CODE_TOO_SOON',
      'LOGIN_CODE_DAY',
      'LOGIN_CODE_NOT_SENT',
      'SEARCH_TOO_MANY',
      'DEVICE_REVOKED',
    ],
    request: z.object({ orderId: id<OrderId>(), ...till }),
    reply: z.object({
      buyerMask: z.string(),
      resendAfterSeconds: count,
      expiresAt: instant,
      /** In the demonstration, which sends nothing. */
      demoCode: z.optional(z.string()),
    }),
  }),
  /** The code opens the guest's orders at this store, once. */
  groupVerifyGuestCode: call('/group/order/verify/_guest-code', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    summary: 'Open the orders of a guest by their one-time code',
    errors: [
      'NO_PERMISSION',
      'ORDER_NOT_FOUND',
      'TOO_MANY_TRIES',
      'LOGIN_CODE_WRONG',
      'LOGIN_CODE_EXPIRED',
      'LOGIN_CODE_TRIES',
      'SEARCH_TOO_MANY',
      'DEVICE_REVOKED',
    ],
    request: z.object({
      orderId: id<OrderId>(),
      code: rawText(6, 6).check(z.regex(/^\d{6}$/)),
      ...till,
    }),
    reply: z.object({ picks: z.array(z.object({ orderId: id<OrderId>(), pick: z.string() })) }),
  }),
};
