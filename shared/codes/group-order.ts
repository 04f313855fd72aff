import { table } from './table.ts';

/** Group order status (decision D1). */
export const groupOrderStatus = table({
  toBePaid: 0,
  unused: 1,
  partlyUsed: 2,
  usedUp: 4,
  expired: 5,
  cancelled: -1,
  refunded: -3,
});
/** The name of a group order’s status. */
export type GroupOrderStatus = ReturnType<typeof groupOrderStatus.nameOf>;

/** The views of a list of group orders. */
export const GROUP_ORDER_TABS = [
  'all',
  'toPay',
  'usable',
  'used',
  'review',
  'refund',
  'closed',
] as const;
export type GroupOrderTab = (typeof GROUP_ORDER_TABS)[number];

/** The view of each status; orders with a refund, or to review, are in those views too. */
export const GROUP_TAB_OF: Record<
  GroupOrderStatus,
  Exclude<GroupOrderTab, 'all' | 'review' | 'refund'>
> = {
  toBePaid: 'toPay',
  unused: 'usable',
  partlyUsed: 'usable',
  usedUp: 'used',
  expired: 'closed',
  cancelled: 'closed',
  refunded: 'closed',
  unknown: 'usable',
};

/** Voucher status (decision D2). */
export const voucherStatus = table({ valid: 1, used: 2, refunded: 3, expired: 4, refunding: 5 });
/** The name of a voucher’s status. */
export type VoucherStatus = ReturnType<typeof voucherStatus.nameOf>;

/** When a booking must be made (spec 002 §4, decision D4). */
export const SUBSCRIBE_TYPES = ['NONE', 'BEFORE_ORDER', 'AFTER_ORDER'] as const;

/** Why a day has no visit to book. */
export const NO_SLOTS = ['BLACKOUT', 'NOT_VALID', 'OVER', 'CLOSED'] as const;
export type NoSlots = (typeof NO_SLOTS)[number];
/** Why one time cannot be booked: as `NO_SLOTS`, or it is outside the hours of the deal. */
export type SlotProblem = NoSlots | 'NO_SLOT';
/** What would refuse an order of a deal beside the number of its pieces; each is an error's name. */
export const CHECK_PROBLEMS = [
  'GROUP_STORE_CLOSED',
  'BOOKING_MISSING_FIRST',
  'BOOKING_TIME',
  'SLOT_CLOSED',
  'SLOT_FULL',
  'PARTY_TOO_BIG',
  'SECKILL_OVER',
  'SECKILL_LIMIT',
] as const;
export type CheckProblem = (typeof CHECK_PROBLEMS)[number];
/** Where a scan came from (decision B16). */
export const SCAN_SOURCES = ['WEDGE', 'CAMERA', 'MANUAL', 'SEARCH', 'OFFLINE'] as const;
/** How a code was entered at a till. */
export type ScanSourceName = (typeof SCAN_SOURCES)[number];
/**
 * The state of a record in the check log. REFUNDED is a record of its own: the money of a use given
 * back, with figures below zero.
 */
export const LOG_STATES = ['OK', 'REFUSED', 'UNDONE', 'REFUNDED'] as const;
/** Filter of the check log (decision B15). */
export const LOG_RESULTS = [...LOG_STATES, 'ALL'] as const;
/** The result of a write-off in the log. */
export type LogResult = (typeof LOG_RESULTS)[number];
/** Payment results (decision K1). */
export const PAY_RESULTS = ['PENDING', 'SUCCESS', 'FAIL', 'CLOSED'] as const;
/** The result of a payment. */
export type PayResult = (typeof PAY_RESULTS)[number];
/** Merchant roles (decision A3). */
export const ROLES = ['owner', 'manager', 'cashier', 'auditor'] as const;
/** The role of a merchant’s staff. */
export type Role = (typeof ROLES)[number];
/** Why a write-off is taken back (decision B7). OTHER needs a note. */
export const UNDO_REASONS = [
  'WRONG_VOUCHER',
  'WRONG_TIMES',
  'GUEST_LEFT',
  'NOT_SERVED',
  'OTHER',
] as const;
/** Why a write-off was undone. */
export type UndoReason = (typeof UNDO_REASONS)[number];
/** A receipt after a redeem: none, on a question, always (table A, row 35). */
export const RECEIPT_MODES = ['OFF', 'ASK', 'ALWAYS'] as const;
/** When a till prints receipts. */
export type ReceiptMode = (typeof RECEIPT_MODES)[number];

/** The longest note for the table of a buffet, in characters. */
export const TABLE_NOTE_MOST = 100;

/** How long apart the slots of a deal can begin, in minutes. */
export const SLOT_MINUTES = [15, 30, 60, 90, 120] as const;
/** The most seats of a slot. */
export const SLOT_SEATS_MOST = 500;
/** The most guests of one party. */
export const SLOT_GUESTS_MOST = 99;
