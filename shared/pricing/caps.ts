import { UNLIMITED, type Limit } from '../cart/cart-line.ts';
import type { Overflow } from './cart-quote.ts';

type LineReason = Extract<Overflow, { lineId: string }>['reason'];
type RuleReason = Extract<Overflow, { count: number; ruleId: string }>['reason'];

/**
 * A limit while an order is priced: how many pieces it still lets through (`left`), and what is
 * reported to the guest when it binds. Lines may share one.
 */
export type Cap = { left: number; readonly count: number } & (
  | { readonly kind: 'line'; readonly reason: LineReason }
  | { readonly kind: 'rule'; readonly reason: RuleReason; readonly ruleId: string }
);

/** Pieces (or times) that a limit lets through; -1 is no limit (spec 002 §9). */
export const roomOf = (limit: Limit): number =>
  limit === UNLIMITED ? Number.POSITIVE_INFINITY : Math.max(0, limit);

/** A limit that is reported for each line that meets it, with its number. */
export const lineCap = (limit: Limit, reason: LineReason): Cap => ({
  kind: 'line',
  reason,
  count: limit,
  left: roomOf(limit),
});

/** A limit that is reported for its activity, with its number. */
export const ruleCap = (limit: Limit, reason: RuleReason, ruleId: string): Cap => ({
  kind: 'rule',
  reason,
  count: limit,
  ruleId,
  left: roomOf(limit),
});

/** The cap that binds: the one with least left, of equal ones the first (decision H3). */
export const tightest = (caps: readonly [Cap, ...Cap[]]): Cap => {
  let binding = caps[0];
  for (const cap of caps) if (cap.left < binding.left) binding = cap;
  return binding;
};

/** What is reported to the guest when pieces of this line met the cap. */
export const overflowOf = (cap: Cap, lineId: string): Overflow =>
  cap.kind === 'line'
    ? { reason: cap.reason, count: cap.count, lineId }
    : { reason: cap.reason, count: cap.count, ruleId: cap.ruleId };
