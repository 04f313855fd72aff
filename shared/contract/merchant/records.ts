import * as z from 'zod/mini';
import { LOG_RESULTS, LOG_STATES, SCAN_SOURCES, UNDO_REASONS } from '../../codes/group-order.ts';
import type {
  DeviceId,
  OperatorId,
  OrderId,
  ProductId,
  StoreId,
  VerifyId,
  VoucherId,
} from '../../kernel/ids.ts';
import { call } from '../define.ts';
import {
  addedLater,
  count,
  day,
  dollars,
  id,
  instant,
  page,
  paging,
  text,
  withDefault,
} from '../wire.ts';

/**
 * A record. One of state REFUNDED is the money of a use that was given back: its times and amounts
 * are below zero, so that any sum of records is right.
 */
const logRow = z.object({
  verifyId: id<VerifyId>(),
  at: instant,
  scannedAt: instant,
  codeMask: z.string(),
  productName: z.string(),
  times: z.int(),
  faceAmount: dollars,
  /** Shown to owners only (decision D10). */
  settleAmount: z.optional(dollars),
  storeName: z.string(),
  operatorName: z.string(),
  deviceName: z.string(),
  source: z.enum(SCAN_SOURCES),
  orderId: z.nullable(id<OrderId>()),
  /** Its number, for people. */
  orderNo: addedLater(z.nullable(z.string()), null),
  state: z.enum(LOG_STATES),
  /** Wire code of the refusal when state is REFUSED. */
  reason: z.nullable(z.int()),
  /** The receipt's number; null where nothing was written off, and for records from before it was kept. */
  receiptNo: addedLater(z.nullable(z.string()), null),
  undone: z.nullable(
    z.object({
      at: instant,
      operatorName: z.string(),
      reasonCode: z.enum(UNDO_REASONS),
      note: z.string(),
    }),
  ),
  /** What the clerk ticked before it; left out where nothing was, or the till did not say. */
  ticked: z.optional(z.array(z.string())),
  /** Until when the caller may undo it at this device; null when they may not. */
  undoUntil: z.nullable(instant),
  /** Who gave its money back, and why; of a use and of the record that gave it back. */
  refunded: addedLater(
    z.nullable(z.object({ at: instant, operatorName: z.string(), reason: z.string() })),
    null,
  ),
  /** Whether the caller may give its money back. */
  canRefund: addedLater(z.boolean(), false),
});
/** A row of the write-off log. */
export type LogRow = z.output<typeof logRow>;

const exportRow = z.extend(logRow, {
  /** Last four digits of the buyer's phone, or '' (decision B17). */
  buyerTail: z.string(),
});
/** A row of the exported log. */
export type ExportRow = z.output<typeof exportRow>;

/**
 * What a list of records is narrowed by (decision B15). No `storeIds` is every store that the
 * caller may see; the list reaches 24 months back (B17).
 */
const logFilter = {
  storeIds: withDefault(z.array(id<StoreId>()).check(z.maxLength(200)), []),
  from: instant,
  to: instant,
  result: withDefault(z.enum(LOG_RESULTS), 'ALL'),
  operatorId: z.optional(id<OperatorId>()),
  deviceId: z.optional(id<DeviceId>()),
  source: z.optional(z.enum(SCAN_SOURCES)),
  keyword: z.optional(text(50)),
};

/** The place of a row in the list, which is ordered by both, newest first. */
const logMark = z.object({ at: instant, verifyId: id<VerifyId>() });
/** The place of a row in the log. */
export type LogMark = z.output<typeof logMark>;

const sum = z.object({ count, times: z.int(), amount: dollars });
/** `times` and `amount`: of what was redeemed, whatever of it was given back later. */
const tally = {
  ok: count,
  refused: count,
  undone: count,
  refunded: addedLater(count, 0),
  times: count,
  amount: dollars,
};
const named = <T extends ReturnType<typeof id>>(of: T) =>
  z.object({ id: of, name: z.string(), ...tally });

/** One thing that happened to a voucher. `at` is null where only the fact is known. */
const historyEvent = z.object({
  kind: z.enum([
    'ORDERED',
    'PAID',
    'REDEEMED',
    'REFUSED',
    'UNDONE',
    'EXPIRED',
    'REFUNDING',
    'REFUNDED',
    'USE_REFUNDED',
  ]),
  at: z.nullable(instant),
  scannedAt: z.optional(instant),
  verifyId: z.optional(id<VerifyId>()),
  /** The use that was undone or given back. */
  ofVerifyId: z.optional(id<VerifyId>()),
  times: z.optional(count),
  amount: z.optional(dollars),
  storeName: z.optional(z.string()),
  operatorName: z.optional(z.string()),
  deviceName: z.optional(z.string()),
  source: z.optional(z.enum(SCAN_SOURCES)),
  /** Wire code of a refusal. */
  reason: z.optional(z.int()),
  undoReason: z.optional(z.enum(UNDO_REASONS)),
  note: z.optional(z.string()),
});
/** An event in the history of a voucher. */
export type HistoryEvent = z.output<typeof historyEvent>;

const errors = ['NO_PERMISSION', 'DEVICE_REVOKED', 'SEARCH_TOO_MANY'] as const;
const reads = { caller: 'merchant', failure: 'silent', repeat: 'read', errors } as const;

/** The write-off log: list, figures, export, history. */
export const merchantRecordsCalls = {
  /**
   * Records (decisions B15, B16). `sum.times` and `sum.amount` count rows of state OK, less those of
   * state REFUNDED: they may be below zero. Cashiers see their own rows.
   */
  groupVerifyCheckLog: call('/group/order/verify/_check_log', {
    ...reads,
    summary: 'The check log',
    request: z.object({ ...logFilter, ...paging }),
    reply: z.extend(page(logRow), { sum }),
  }),
  /**
   * Rows without sums: `offset` rows after `cursor` (itself included), or after the newest. A place
   * deep in the list costs no more than the first.
   */
  groupVerifyCheckLogRows: call('/group/order/verify/_check_log_rows', {
    ...reads,
    summary: 'Rows of the check log from a known place on',
    request: z.object({
      ...logFilter,
      cursor: z.optional(logMark),
      offset: withDefault(z.int().check(z.gte(0), z.lte(100_000)), 0),
      size: withDefault(z.int().check(z.gte(1), z.lte(200)), 100),
    }),
    reply: page(logRow),
  }),
  /**
   * Sums of a filter, and every `stride`-th row of it as a mark, the newest first: with them any
   * row can be fetched by its number.
   */
  groupVerifyCheckLogSum: call('/group/order/verify/_check_log_sum', {
    ...reads,
    summary: 'Sums and landmarks of the check log',
    request: z.object(logFilter),
    reply: z.object({
      sum: z.extend(sum, { settle: z.optional(dollars) }),
      stride: count,
      marks: z.array(logMark),
    }),
  }),
  /**
   * Figures of a filter: by hour of the day and by day (UTC+8), by product and by staff, the most
   * used first.
   */
  groupVerifyCheckLogStats: call('/group/order/verify/_check_log_stats', {
    ...reads,
    summary: 'Figures of the check log',
    request: z.object(logFilter),
    reply: z.object({
      hours: z.array(z.object({ hour: z.int().check(z.gte(0), z.lte(23)), ...tally })),
      days: z.array(z.object({ day, ...tally })),
      products: z.array(named(id<ProductId>())),
      operators: z.array(named(id<OperatorId>())),
    }),
  }),
  /**
   * Rows for a file, up to 1000 at a time, newest first: continue with `nextCursor` until there is
   * none (decision B17). Settle amounts for owners only.
   */
  groupVerifyCheckLogExport: call('/group/order/verify/_check_log_export', {
    ...reads,
    roles: ['owner', 'manager'],
    errors: [...errors, 'WRONG_ROLE'],
    summary: 'Rows of the check log for a file',
    request: z.object({
      ...logFilter,
      cursor: z.optional(logMark),
      size: withDefault(z.int().check(z.gte(1), z.lte(1000)), 1000),
    }),
    reply: z.object({
      result: z.array(exportRow),
      next: z.boolean(),
      nextCursor: z.nullable(logMark),
    }),
  }),
  /** Devices to filter by; none for cashiers, who see their own rows. */
  groupVerifyCheckLogDevices: call('/group/order/verify/_check_log_devices', {
    ...reads,
    summary: 'Devices of the check log',
    request: z.object({}),
    reply: z.object({ result: z.array(z.object({ id: id<DeviceId>(), name: z.string() })) }),
  }),
  /**
   * Everything that happened to a voucher, oldest first: bought, paid, each use, refusal and undo,
   * refund. Cashiers ask by a record of their own.
   */
  groupVerifyHistory: call('/group/order/verify/_history', {
    ...reads,
    errors: [...errors, 'NOT_FOUND'],
    summary: 'The whole history of a voucher',
    request: z.object({
      voucherId: z.optional(id<VoucherId>()),
      verifyId: z.optional(id<VerifyId>()),
    }),
    reply: z.object({
      /** Null when what was scanned belongs to no voucher of this merchant. */
      voucher: z.nullable(
        z.object({
          voucherId: id<VoucherId>(),
          orderId: id<OrderId>(),
          codeMask: z.string(),
          productName: z.string(),
          buyerMask: z.string(),
          status: z.int(),
          timesTotal: count,
          timesUsed: count,
          amount: dollars,
          validFrom: instant,
          validTo: instant,
        }),
      ),
      events: z.array(historyEvent),
    }),
  }),
};
