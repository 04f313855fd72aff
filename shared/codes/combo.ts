/** The states of an order of a coupon group. `autoCancelled`: not paid within its 15 minutes. */
export const COMBO_ORDER_STATES = [
  'toBePaid',
  'paid',
  'autoCancelled',
  'cancelled',
  'refunded',
  'paidLate',
] as const;
/** A state of such an order. */
export type ComboOrderState = (typeof COMBO_ORDER_STATES)[number];

/** The states of a piece, as `shared/voucher/combo-coupon.ts` decides them. */
export const COMBO_STATES = [
  'plain',
  'expanded',
  'barred',
  'used',
  'expired',
  'autoCancelled',
] as const;

/** Most groups of one kind in one order. */
export const MOST_COMBO_GROUPS = 10;

/** `pageType` of `/activity/coupon/group/_get` (ours): all that is on sale, or what a store takes. */
export const COMBO_PAGE = { index: 1, boom: 2 } as const;
