import { addDays, DAY, dayOf, endOfDay, type Instant } from '../kernel/time.ts';

/**
 * The Super Combo card when the server names no numbers (spec 002 §9 shows none; decision L1): days
 * of validity, extra packs a membership cycle.
 */
export const SUPER_COMBO = { days: 30, extraPacks: 3 } as const;
/** A member is reminded this many days before the card ends (decision L2). */
export const REMINDER_DAYS = 3;

/**
 * When a card bought or renewed now is valid. A renewal extends: it begins where the current period
 * ends (decision L2); without a running period it begins now, and the day of purchase is not
 * counted. Ends at 23:59:59.999 at UTC+8.
 */
export const membershipAfterBuying = (
  { currentEndAt, days = SUPER_COMBO.days }: { currentEndAt: Instant | null; days?: number },
  now: Instant,
): { startAt: Instant; endAt: Instant } => {
  const startAt = currentEndAt !== null && currentEndAt > now ? currentEndAt : now;
  return { startAt, endAt: endOfDay(addDays(dayOf(startAt), days)) };
};

/** Whether to remind of the end of a card: in its last 3 days, until it has ended (decision L2). */
export const isRenewalReminderDue = (endAt: Instant, now: Instant): boolean =>
  now <= endAt && endAt - now <= REMINDER_DAYS * DAY;

/**
 * Extra red packet packs that may still be bought in this membership cycle (spec 002 §6), never
 * below 0.
 */
export const extraPacksLeft = ({
  bought,
  most = SUPER_COMBO.extraPacks,
}: {
  bought: number;
  most?: number;
}): number => Math.max(0, most - bought);
