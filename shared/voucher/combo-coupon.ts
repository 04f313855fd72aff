import type { Cents } from '../kernel/money.ts';
import type { Ok, Refusal } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';

/** Withdrawals that a combo coupon allows when the server names no number (decision I6). */
export const DEFAULT_WITHDRAWALS = 2;

/**
 * An expandable coupon (spec 002 §1, §4). `expandedAmount` null: not expanded. `isBarred`:
 * withdrawn, and may not be expanded again. `ended`: used, or its order was cancelled automatically
 * because it was not paid. Counts and bars come from the server (decision I6).
 */
export type ComboCoupon = {
  id: string;
  amount: Cents;
  expandedAmount: Cents | null;
  withdrawnTimes: number;
  maxWithdrawals: number | null;
  isBarred: boolean;
  expireTime: Instant;
  ended: 'used' | 'autoCancelled' | null;
};

/** The state of a combo coupon; `plain` may be expanded, `barred` may not any more. */
export type ComboState = 'plain' | 'expanded' | 'barred' | 'used' | 'expired' | 'autoCancelled';

/**
 * The state (spec 002 §4): what ended stays ended; otherwise expired from the millisecond after
 * `expireTime`.
 */
export const comboState = (
  { ended, expireTime, expandedAmount, isBarred }: ComboCoupon,
  now: Instant,
): ComboState => {
  if (ended !== null) return ended;
  if (now > expireTime) return 'expired';
  if (expandedAmount !== null) return 'expanded';
  return isBarred ? 'barred' : 'plain';
};

/** The key of a state's label. */
export const comboStateKey = (state: ComboState): `voucher.combo.${ComboState}` =>
  `voucher.combo.${state}`;

/** What the coupon takes now: its expanded face while it is expanded. */
export const comboAmount = ({ amount, expandedAmount }: ComboCoupon): Cents =>
  expandedAmount ?? amount;

const withdrawalsLeft = ({ withdrawnTimes, maxWithdrawals }: ComboCoupon): number =>
  Math.max(0, (maxWithdrawals ?? DEFAULT_WITHDRAWALS) - withdrawnTimes);

/**
 * What the guest may do now. `withdrawals`: times that are left. Withdrawn once too often, it stays
 * expanded and can still be used.
 */
export const comboActions = (
  coupon: ComboCoupon,
  now: Instant,
): { canExpand: boolean; canWithdraw: boolean; withdrawals: number } => {
  const state = comboState(coupon, now);
  const withdrawals = withdrawalsLeft(coupon);
  return {
    canExpand: state === 'plain',
    canWithdraw: state === 'expanded' && withdrawals > 0,
    withdrawals,
  };
};

/**
 * Why it cannot be expanded or withdrawn: the state that it is in, or no withdrawal left.
 * `versionGate('boomCoupon')` finds an app that is too old.
 */
export type ComboRefusal = { reason: ComboState | 'noWithdrawalsLeft' };

/**
 * The coupon expanded to what the server drew, with its original expiry (decision I6). Refuses
 * every state but `plain`.
 */
export const expandCombo = (
  coupon: ComboCoupon,
  expandedAmount: Cents,
  now: Instant,
): Ok<{ coupon: ComboCoupon }> | Refusal<ComboRefusal> => {
  const state = comboState(coupon, now);
  return state === 'plain'
    ? { ok: true, coupon: { ...coupon, expandedAmount } }
    : { ok: false, reason: state };
};

/**
 * The coupon back at its own face, one withdrawal used up; barred from expansion when none is left.
 * Refuses every state but `expanded`, and when no withdrawal is left.
 */
export const withdrawCombo = (
  coupon: ComboCoupon,
  now: Instant,
): Ok<{ coupon: ComboCoupon }> | Refusal<ComboRefusal> => {
  const state = comboState(coupon, now);
  if (state !== 'expanded') return { ok: false, reason: state };
  const left = withdrawalsLeft(coupon);
  if (left === 0) return { ok: false, reason: 'noWithdrawalsLeft' };
  return {
    ok: true,
    coupon: {
      ...coupon,
      expandedAmount: null,
      withdrawnTimes: coupon.withdrawnTimes + 1,
      isBarred: coupon.isBarred || left === 1,
    },
  };
};
