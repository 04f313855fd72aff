import { cents, roundCents, ZERO, type Cents } from '../kernel/money.ts';
import {
  addDays,
  DAY,
  dayOf,
  endOfDay,
  HOUR,
  plus,
  startOfDay,
  type Instant,
} from '../kernel/time.ts';
import type { CouponBusiness } from '../codes/coupon.ts';
import type { MemberType } from '../codes/member.ts';
import { SUPER_COMBO } from './membership.ts';

/** Days of one cycle of packets (decision MB4). */
export const CYCLE_DAYS = SUPER_COMBO.days;
/** A trial lasts so many days, once a phone (decision MB3). */
export const TRIAL_DAYS = 7;
/** No card runs longer than this from today: twelve of 30 days, and the day of purchase (decision MB2). */
export const MOST_AHEAD_DAYS = 12 * SUPER_COMBO.days + 1;
/** A card that was not used may be given back for so long (decision MB5). */
export const REFUND_MS = 24 * HOUR;

/** A time that a card or a trial is valid for. */
export type CardPeriod = { startAt: Instant; endAt: Instant; days: number; isTrial: boolean };
/** One turn of a period's packets; `n` counts from 0. */
export type CardCycle = { n: number; startAt: Instant; endAt: Instant };

/**
 * The cycles of a period: 30 days each from its begin, the last one until its end. Each ends at
 * 23:59:59.999 at UTC+8 (decision MB4).
 */
export const cyclesOf = ({ startAt, endAt, days }: CardPeriod): readonly CardCycle[] => {
  const count = Math.max(1, Math.ceil(days / CYCLE_DAYS));
  const endOf = (n: number): Instant =>
    n === count - 1 ? endAt : endOfDay(addDays(dayOf(startAt), CYCLE_DAYS * (n + 1)));
  return Array.from({ length: count }, (_, n) => ({
    n,
    startAt: n === 0 ? startAt : plus(endOf(n - 1), 1),
    endAt: endOf(n),
  }));
};

/** The period that runs at a moment; null for somebody without a card. */
export const currentPeriod = <T extends CardPeriod>(
  periods: readonly T[],
  now: Instant,
): T | null => periods.find(({ startAt, endAt }) => startAt <= now && now <= endAt) ?? null;

/** The cycle of a period that runs at a moment; null before and after it. */
export const currentCycle = (period: CardPeriod, now: Instant): CardCycle | null =>
  cyclesOf(period).find(({ startAt, endAt }) => startAt <= now && now <= endAt) ?? null;

/** Where a renewal would begin: the last end of what runs or is still to come; null without. */
export const lastEnd = (periods: readonly CardPeriod[], now: Instant): Instant | null =>
  periods.reduce<Instant | null>(
    (last, { endAt }) => (endAt > now && (last === null || endAt > last) ? endAt : last),
    null,
  );

/** The type of member that somebody with these periods is (spec 002 §1). */
export const memberTypeNow = (
  periods: readonly CardPeriod[],
  now: Instant,
): Exclude<MemberType, 'unknown'> => {
  const running = currentPeriod(periods, now);
  if (running === null) return 'nonMember';
  return running.isTrial ? 'trial' : 'monthlyCard';
};

/** Whether a card would reach further ahead than is sold (decision MB2). */
export const isTooFarAhead = (endAt: Instant, now: Instant): boolean =>
  endAt > endOfDay(addDays(dayOf(now), MOST_AHEAD_DAYS));

/** Why a card cannot be given back. */
export type CardRefundRefusal = 'trial' | 'followed' | 'used' | 'tooLate';
/**
 * Whether a paid card may be given back in full: what has not begun always, what runs within 24
 * hours while nothing of it was claimed or bought (decision MB5). One that another follows stays
 * until that one is given back; null: it may.
 */
export const cardRefundRefusal = (
  card: Pick<CardPeriod, 'startAt' | 'isTrial'> & {
    paidAt: Instant;
    isFollowed: boolean;
    isUsed: boolean;
  },
  now: Instant,
): CardRefundRefusal | null => {
  if (card.isTrial) return 'trial';
  if (card.isFollowed) return 'followed';
  if (card.startAt > now) return null;
  if (card.isUsed) return 'used';
  return now - card.paidAt > REFUND_MS ? 'tooLate' : null;
};

/**
 * What a used packet has saved: its face, less the share of its order that was given back (decision
 * MB27).
 */
export const packetSaving = (
  face: Cents,
  { total, refunded }: { total: Cents; refunded: Cents },
): Cents =>
  total <= 0 || refunded <= 0
    ? face
    : cents(face - roundCents((face * Math.min(refunded, total)) / total, 'halfUp'));

/** The businesses that have packets of the card. */
export type CardBusiness = Exclude<CouponBusiness, 'group'>;
/** What packets a cycle brings: `quantity` of one face. */
export type CardPackets = {
  business: CardBusiness;
  amount: Cents;
  limitAmount: Cents;
  quantity: number;
};
/** Orders a month, and what one of them costs. */
export type OrderHabit = { orders: number; spend: Cents };
/** One line of the calculation. */
export type SavingLine = { business: CardBusiness; used: number; of: number; saved: Cents };

const facesFor = (
  packets: readonly CardPackets[],
  business: CardBusiness,
): { amount: Cents; limitAmount: Cents }[] =>
  packets
    .filter((one) => one.business === business)
    .flatMap(({ quantity, ...face }) => Array.from({ length: quantity }, () => face))
    .toSorted((a, b) => b.amount - a.amount);

const lineOf = (
  packets: readonly CardPackets[],
  business: CardBusiness,
  { orders, spend }: OrderHabit,
): SavingLine => {
  const faces = facesFor(packets, business);
  const used = faces.filter(({ limitAmount }) => limitAmount <= spend).slice(0, Math.floor(orders));
  return {
    business,
    used: used.length,
    of: faces.length,
    saved: cents(used.reduce((sum, { amount }) => sum + Math.min(amount, spend), 0)),
  };
};

/**
 * What a card saves somebody in a cycle, one packet an order, the largest that the order reaches
 * first; `net` may be below 0: then the card costs more than it saves.
 */
export const cardSaving = (
  plan: { price: Cents; days: number; packets: readonly CardPackets[] },
  habits: Readonly<Record<CardBusiness, OrderHabit>>,
): { lines: readonly SavingLine[]; price: Cents; net: Cents } => {
  const lines = (['takeout', 'market'] as const)
    .map((business) => lineOf(plan.packets, business, habits[business]))
    .filter(({ of }) => of > 0);
  const price = roundCents(plan.price / Math.max(1, Math.ceil(plan.days / CYCLE_DAYS)), 'halfUp');
  const saved = lines.reduce((sum, line) => sum + line.saved, 0);
  return { lines, price, net: cents(saved - price) };
};

/** From so many days on the calculator looks back. */
export const HABIT_DAYS = 90;
/** What somebody orders a month, from what they ordered in the days that are looked back on. */
export const monthlyHabit = ({ orders, total }: { orders: number; total: Cents }): OrderHabit => ({
  orders: Math.round((orders * CYCLE_DAYS) / HABIT_DAYS),
  spend: orders === 0 ? ZERO : roundCents(total / orders, 'halfUp'),
});
/** The moment from which on orders count for the calculator. */
export const habitSince = (now: Instant): Instant => plus(now, -HABIT_DAYS * DAY);

/** Days that are left of a card, today not counted; 0 on its last day. */
export const daysLeft = (endAt: Instant, now: Instant): number =>
  Math.max(0, Math.round((startOfDay(dayOf(endAt)) - startOfDay(dayOf(now))) / DAY));
