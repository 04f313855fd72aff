import { UNLIMITED, type Limit, type UnitOffer } from '#shared/cart/cart-line.ts';
import { orderLimitType } from '#shared/codes/activity.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Slot } from '#shared/order/checkout/time-slots.ts';
import type { PurchaseActivity } from '#shared/pricing/activities.ts';
import type { TakeoutActivity } from './activity-rules.ts';
import { flashSession } from './flash.ts';
import { ofKind } from './of-kind.ts';
import { type TakeoutProduct } from './menu-repo.ts';
import { takenKey, type Taken } from './taken.ts';

/** What decides which lower prices a dish has for a guest now, and whether it is offered. `wantedAt`: when what is ordered is wanted; absent: now. `ahead`: the times at which a dish that is off now can be ordered; absent: none. */
export type OfferFacts = {
  activities: readonly TakeoutActivity[];
  taken: Taken;
  now: Instant;
  wantedAt?: Instant;
  ahead?: () => readonly Slot[];
};
/** The same, where the clock plays no part. */
export type Offered = Omit<OfferFacts, 'now' | 'wantedAt' | 'ahead'>;

/** What is left of a limit. */
export const left = (limit: Limit, used: number): Limit =>
  limit < 0 ? UNLIMITED : Math.max(0, limit - used);
const least = (a: Limit, b: Limit): Limit => (a < 0 ? b : b < 0 ? a : Math.min(a, b));

/** The discount of a dish: null when its activity is over or no piece is left at the price (spec 001 §5). Limits a day or an activity count what the guest had (decision H13). */
export const discountOf = (
  { id, discount }: Pick<TakeoutProduct, 'id' | 'discount'>,
  { activities, taken }: OfferFacts,
): UnitOffer | null => {
  const activity =
    discount && ofKind(activities, 'discount').find((one) => one.id === discount.activityId);
  if (!discount || !activity || discount.stock === 0) return null;
  const key = takenKey(activity.id, id);
  const [ever, today] = [taken.ever.get(key) ?? 0, taken.today.get(key) ?? 0];
  const { perDay, perActivity } = orderLimitType.codes;
  const { orderLimitType: type, orderLimitCount, userLimit } = activity.rules;
  const byType =
    type === perDay
      ? left(orderLimitCount, today)
      : type === perActivity
        ? left(orderLimitCount, ever)
        : UNLIMITED;
  return { ...discount, userRemaining: least(byType, left(userLimit, ever)) };
};

/** The flash price of a dish, while its sale runs and pieces are left. */
export const flashOf = (
  { id, flash }: Pick<TakeoutProduct, 'id' | 'flash'>,
  { activities, taken, now }: OfferFacts,
): UnitOffer | null => {
  const session = flashSession(activities, now);
  if (
    !flash ||
    flash.stock === 0 ||
    session?.activity.id !== flash.activityId ||
    session.leftSeconds <= 0
  )
    return null;
  return {
    ...flash,
    userRemaining: left(
      session.activity.rules.userLimit,
      taken.today.get(takenKey(flash.activityId, id)) ?? 0,
    ),
  };
};

/** Pieces of an activity that the guest ever had, over all its dishes. */
export const hadOf = ({ ever }: Taken, activityId: string): number =>
  [...ever].reduce(
    (sum, [key, pieces]) => (key.startsWith(takenKey(activityId, '')) ? sum + pieces : sum),
    0,
  );

/** The exchange activities that a store has on, with the pieces that the guest may still have of each. */
export const purchasesOf = ({ activities, taken }: Offered): PurchaseActivity[] =>
  ofKind(activities, 'purchase').map(({ id, rules }) => ({
    ...rules,
    activityId: id,
    joinLimit: left(rules.joinLimit, hadOf(taken, id)),
  }));

/** The exchange activity of a dish, while the store has it on. */
export const purchaseOf = (
  { purchaseId }: TakeoutProduct,
  { activities }: OfferFacts,
): { activityId: string } | null =>
  purchaseId !== null && ofKind(activities, 'purchase').some(({ id }) => id === purchaseId)
    ? { activityId: purchaseId }
    : null;
