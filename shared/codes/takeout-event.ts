/**
 * What can happen to an order of a store, as its log and timeline name it. COOKED is takeout's; PACKED and
 * TIME_EDITED are the supermarket's (decision P19). STORE_SILENT and what follows are the desk's.
 */
export const TAKEOUT_EVENTS = [
  'CREATED',
  'PAID',
  'TIMED_OUT',
  'CANCELLED',
  'STORE_REFUSED',
  'LATE_PAYMENT',
  'ACCEPTED',
  'COOKED',
  'PACKED',
  'TIME_EDITED',
  'SENT',
  'READY',
  'RIDER_ASSIGNED',
  'RIDER_AT_STORE',
  'PICKED_UP',
  'RIDER_ARRIVED',
  'COMPLETED',
  'RUSHED',
  'REFUND_ASKED',
  'REFUND_RECALLED',
  'REFUND_REJECTED',
  'REFUNDED_PART',
  'REFUNDED_ALL',
  'BAG_REFUNDED',
  'BAG_REFUNDED_LAST',
  'REVIEWED',
  'DELETED',
  'STORE_SILENT',
  'READY_TIME_SET',
  'UNREADY',
  'HANDED_OVER',
  'STORE_DELIVERS',
  'CHANGE_OFFERED',
  'CHANGE_ANSWERED',
  'LINES_REFUNDED',
  'LINES_REFUNDED_LAST',
  'STORE_CANCELLED',
  'NOT_MET',
  'BROUGHT_BACK',
  'UNDELIVERED',
  'PICKUP_OFFERED',
  'PICKUP_TAKEN',
  'PICKUP_DECLINED',
] as const;
/** A kind of event in the log of a takeout order. */
export type TakeoutEventKind = (typeof TAKEOUT_EVENTS)[number];

/** Why an order ended without being completed. */
export const TAKEOUT_CLOSE_REASONS = ['BUYER', 'TIMEOUT', 'STORE', 'REFUND'] as const;
/** Why a takeout order was closed. */
export type TakeoutCloseReason = (typeof TAKEOUT_CLOSE_REASONS)[number];

/** Which orders a list shows besides one status: under way, to be reviewed, with a refund. */
export const TAKEOUT_TABS = ['ALL', 'ACTIVE', 'COMMENT', 'REFUND'] as const;
/** A tab of the list of takeout orders. */
export type TakeoutTab = (typeof TAKEOUT_TABS)[number];
