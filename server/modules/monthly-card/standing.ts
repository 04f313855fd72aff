import type { ErrorName } from '#shared/codes/error-code.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { extraPacksLeft, membershipAfterBuying } from '#shared/member/membership.ts';
import {
  currentCycle,
  currentPeriod,
  isTooFarAhead,
  lastEnd,
  memberTypeNow,
} from '#shared/member/monthly-card.ts';
import type { Query } from '#server/db/db.ts';
import { periodsOf, type Period } from './card-repo.ts';
import { partnerNow, type Partner } from './item-repo.ts';
import { countedOrders, type MemberOrder } from './order-repo.ts';
import type { SoldItem } from './terms.ts';

/** What is known of a member when something is sold to them. `orders`: those that count. */
export type Standing = {
  periods: readonly Period[];
  orders: readonly MemberOrder[];
  partner: Partner | null;
};

export const standingOf = async (
  query: Query,
  userId: string,
  now: Instant,
): Promise<Standing> => ({
  periods: await periodsOf(query, userId),
  orders: await countedOrders(query, userId, now),
  partner: await partnerNow(query, now),
});

/** Whether a card or a trial of a member runs. */
export const isMember = async (query: Query, userId: string, now: Instant): Promise<boolean> =>
  memberTypeNow(await periodsOf(query, userId), now) !== 'nonMember';

/** A visitor has bought nothing. */
export const nobody = async (query: Query, now: Instant): Promise<Standing> => ({
  periods: [],
  orders: [],
  partner: await partnerNow(query, now),
});

export const boughtOf = ({ orders }: Standing, itemId: string): number =>
  orders.filter((order) => order.itemId === itemId).length;

/** The cycle that packs are bought for now; '' without a card. A trial has none. */
export const packCycle = ({ periods }: Pick<Standing, 'periods'>, now: Instant): string => {
  const period = currentPeriod(periods, now);
  const cycle = period === null || period.isTrial ? null : currentCycle(period, now);
  return cycle === null ? '' : `${period!.id}.${cycle.n}`;
};

/** Packs that may still be bought in this cycle; 0 without a card. */
export const packsLeft = (standing: Standing, now: Instant): number => {
  const cycle = packCycle(standing, now);
  if (cycle === '') return 0;
  return extraPacksLeft({
    bought: standing.orders.filter((order) => order.kind === 'pack' && order.cycle === cycle)
      .length,
  });
};

/** What the running partner's offer takes off a thing for this member. */
export const partnerOff = ({ orders, partner }: Standing, item: SoldItem): Cents => {
  if (partner === null || item.kind !== 'card') return ZERO;
  // the order of this very card that waits for its payment is still the first
  const hasOther = orders.some(
    ({ kind, status, itemId }) => kind === 'card' && !(status === 0 && itemId === item.id),
  );
  if (partner.needs === 'firstCard' && hasOther) return ZERO;
  return cents(Math.min(partner.off, Math.max(0, item.price - 10)));
};

/** When a card would be valid, after all that is bought or waits for its payment. */
export const windowAfter = (
  { periods, orders }: Standing,
  days: number,
  now: Instant,
): { startAt: Instant; endAt: Instant } => {
  const waiting = orders.filter(({ kind, status }) => kind === 'card' && status === 0);
  const from = waiting.reduce(
    (currentEndAt, { terms }) =>
      membershipAfterBuying({ currentEndAt, days: terms.days }, now).endAt,
    lastEnd(periods, now),
  );
  return membershipAfterBuying({ currentEndAt: from, days }, now);
};

/** Why a thing cannot be sold to somebody; null when it can. Whether a phone had its trial is seen when it is ordered. */
export const saleRefusal = (item: SoldItem, standing: Standing, now: Instant): ErrorName | null => {
  switch (item.kind) {
    case 'pack':
      if (packCycle(standing, now) === '') return 'MEMBER_ONLY';
      return packsLeft(standing, now) === 0 ? 'PACK_LIMIT' : null;
    case 'trial':
      if (standing.orders.some(({ kind }) => kind === 'trial')) return 'TRIAL_USED';
      return memberTypeNow(standing.periods, now) === 'nonMember' ? null : 'MEMBER_ALREADY';
    case 'card': {
      const isFull = item.limitQty >= 0 && boughtOf(standing, item.id) >= item.limitQty;
      const { endAt } = windowAfter(standing, item.days, now);
      return isFull || isTooFarAhead(endAt, now) ? 'MEMBER_LIMIT' : null;
    }
  }
};
