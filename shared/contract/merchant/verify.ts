import * as z from 'zod/mini';
import { TICKS_MOST } from '../../codes/deal-terms.ts';
import type { ErrorName } from '../../codes/error-code.ts';
import { SCAN_SOURCES, UNDO_REASONS } from '../../codes/group-order.ts';
import { NOTE_KINDS } from '../../codes/staff-note.ts';
import type {
  DeviceId,
  OperatorId,
  OrderId,
  RequestId,
  StoreId,
  VerifyId,
  VoucherId,
} from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { booking } from '../consumer/group-visit.ts';
import {
  addedLater,
  count,
  dollars,
  id,
  instant,
  plainId,
  rawText,
  text,
  withDefault,
} from '../wire.ts';

/** Time-out of a write-off call (decision B5). */
export const VERIFY_TIMEOUT_MS = 5000;

const requestId = id<RequestId>();
/** Where a till stands. */
export const till = { storeId: id<StoreId>(), deviceId: id<DeviceId>() };
const times = z.int().check(z.gte(1), z.lte(999));

const voucher = z.object({
  voucherId: id<VoucherId>(),
  codeMask: z.string(),
  status: z.int(),
  timesTotal: count,
  timesUsed: count,
  amount: dollars,
  redeemable: z.boolean(),
  /** Wire code of the refusal when not redeemable. */
  reason: z.optional(z.int()),
  /** Whether this is the voucher whose code was scanned. */
  scanned: z.boolean(),
});

/**
 * A note for the staff (table A, row 29). `mustConfirm`: the clerk ticks it before the write-off.
 */
const staffNote = z.object({
  id: z.string(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  mustConfirm: z.boolean(),
});

/** Who used the voucher first, as a refusal reports it (decision B10). */
export const firstUse = z.object({
  at: instant,
  store: z.string(),
  operator: z.string(),
  device: z.string(),
  codeMask: z.string(),
});

/**
 * What a refusal of the write-off calls carries in `data` (decisions B10, B13, Box 1). `stores`:
 * the right ones for WRONG_STORE. `next`: when it may be used next. `redeemed`: what was redeemed
 * in that order before. `until`: when a lock ends. `limitMinutes`: the undo window that has passed.
 */
export const refusalData = z.object({
  class: z.enum(['RETRY', 'GUEST_REFRESH', 'CALL_MANAGER', 'REFUSE']),
  hasError: z.optional(z.boolean()),
  productName: z.optional(z.string()),
  voucherId: z.optional(id<VoucherId>()),
  first: z.optional(firstUse),
  redeemed: z.optional(z.array(firstUse)),
  stores: z.optional(z.array(z.object({ name: z.string(), address: z.string() }))),
  validFrom: z.optional(instant),
  validTo: z.optional(instant),
  next: z.optional(instant),
  until: z.optional(instant),
});
/** What a refused write-off adds to its code. */
export type RefusalData = z.output<typeof refusalData>;

const checked = z.object({
  requestId,
  replay: z.boolean(),
  verifiedAt: instant,
  undoUntil: instant,
  receiptNo: z.string(),
  productName: z.string(),
  items: z.array(
    z.object({
      verifyId: id<VerifyId>(),
      voucherId: id<VoucherId>(),
      codeMask: z.string(),
      times: count,
      timesLeft: count,
      status: z.int(),
    }),
  ),
});

const REDEEM_ERRORS = [
  'BAD_FORMAT',
  'CHECK_DIGIT',
  'NOT_FOUND',
  'WRONG_MERCHANT',
  'WRONG_STORE',
  'NOT_PAID',
  'ALREADY_USED',
  'NO_TIMES_LEFT',
  'REFUNDED',
  'REFUNDING',
  'NOT_STARTED',
  'EXPIRED',
  'OUT_OF_HOURS',
  'BLACKOUT_DAY',
  'PRODUCT_BLOCKED',
  'BOOKING_MISSING',
  'NO_PERMISSION',
  'DEVICE_REVOKED',
  'TOO_MANY_TRIES',
  'QR_STALE',
  'SERVER_BUSY',
] as const satisfies readonly ErrorName[];

/** Who may write vouchers off. */
export const redeemers = ['owner', 'manager', 'cashier'] as const;

/** Looking up, redeeming and undoing vouchers. */
export const merchantVerifyCalls = {
  /**
   * Prepare: resolves scanned text and lists that order's vouchers (decisions B1, B2). Changes no
   * voucher; a refusal is logged (B14). With source SEARCH, `input` is the token of a search result to go on
   * with. `fastMode`: the store redeems on a scan (table A, row 5). `booking`: null where none was
   * made. `isTable`: a buffet, whose guests come together.
   */
  groupVerifyCheckList: call('/group/order/verify/_check_list', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    timeoutMs: VERIFY_TIMEOUT_MS,
    summary: 'Look a scanned code up',
    errors: REDEEM_ERRORS,
    request: z.object({ input: rawText(500, 1), source: z.enum(SCAN_SOURCES), ...till }),
    reply: z.object({
      orderId: id<OrderId>(),
      productName: z.string(),
      productImg: z.string(),
      buyerMask: z.string(),
      validFrom: instant,
      validTo: instant,
      rules: z.array(z.string()),
      attention: z.array(staffNote),
      booking: z.nullable(booking),
      isTable: addedLater(z.boolean(), false),
      fastMode: z.boolean(),
      serverTime: instant,
      prepareToken: z.string(),
      prepareTokenUntil: instant,
      vouchers: z.array(voucher),
    }),
  }),
  /**
   * Consume: all or nothing, at most 10 vouchers of one order; the same `requestId` always gets the
   * first answer (decisions B3, B4). The record takes its source from the look-up of `prepareToken`,
   * whatever `source` is, and holds `scannedAt` within a day of it.
   */
  groupVerifyCheck: call('/group/order/verify/_check', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    timeoutMs: VERIFY_TIMEOUT_MS,
    summary: 'Write vouchers off',
    errors: [...REDEEM_ERRORS, 'REQUEST_REUSED'],
    request: z.object({
      requestId,
      prepareToken: z.optional(rawText(1000)),
      ...till,
      operatorId: id<OperatorId>(),
      scannedAt: instant,
      offline: withDefault(z.boolean(), false),
      source: withDefault(z.enum(SCAN_SOURCES), 'MANUAL'),
      /**
       * Without a confirmation: a scan redeems one voucher of one use, where the store has that switched
       * on.
       */
      fast: z.optional(z.boolean()),
      /** Notes of the card that were ticked, kept with the record; an older till leaves them out. */
      ticked: z.optional(z.array(plainId).check(z.maxLength(TICKS_MOST))),
      items: z
        .array(z.object({ voucherId: id<VoucherId>(), times }))
        .check(z.minLength(1), z.maxLength(10)),
    }),
    reply: checked,
  }),
  /** Fetches the result of a request (decision B6). `UNKNOWN`: the server never received it. */
  groupVerifyCheckResult: call('/group/order/verify/_check_result', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    timeoutMs: VERIFY_TIMEOUT_MS,
    repeat: 'read',
    summary: 'What became of a write-off request',
    errors: REDEEM_ERRORS,
    request: z.object({ requestId }),
    reply: z.object({
      result: z.enum(['OK', 'REFUSED', 'UNKNOWN']),
      answer: z.optional(checked),
      refusal: z.optional(
        z.object({ code: z.int(), note: z.string(), data: z.optional(refusalData) }),
      ),
    }),
  }),
  /** Undo within the window of decision B7; the voucher is usable again while in date (B8). */
  groupVerifyUncheck: call('/group/order/verify/_uncheck', {
    caller: 'merchant',
    roles: redeemers,
    failure: 'silent',
    timeoutMs: VERIFY_TIMEOUT_MS,
    summary: 'Take a write-off back',
    errors: [
      'UNDO_EXPIRED',
      'UNDO_OTHER_DEVICE',
      'UNDO_SETTLED',
      'UNDO_CYCLES',
      'NO_PERMISSION',
      'NOT_FOUND',
      'REQUEST_REUSED',
      'DEVICE_REVOKED',
      'SERVER_BUSY',
    ],
    request: z.object({
      requestId,
      verifyId: id<VerifyId>(),
      reasonCode: z.enum(UNDO_REASONS),
      note: withDefault(text(200), ''),
      deviceId: id<DeviceId>(),
    }),
    reply: z.object({
      requestId,
      replay: z.boolean(),
      verifyId: id<VerifyId>(),
      undoneAt: instant,
      timesLeft: count,
      status: z.int(),
    }),
  }),
};
