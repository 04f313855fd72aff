import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { HOUR, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import type { Deps } from '#server/kit/deps.ts';
import {
  ordersInProgress,
  answerRefund,
  eventsOf,
  refundsToAnswer,
  reportRiderPlace,
  marketReviewable,
  type TakeoutOrder,
  takeoutReviewable,
} from '#server/modules/order/index.ts';
import { storesRunByStaff } from '#server/modules/catalogue/index.ts';
import { answerReview, reviewsWaiting } from '#server/modules/reviews/index.ts';
import { perform } from './acts.ts';
import { answerTo } from './answers.ts';
import { chance } from '../takeout/chance.ts';
import { CALM, planOf, rideOf, riderAt, type Plan, type TownRules } from './plan.ts';

const MOST = 500;
/** So long a store looks at a refund request. */
const REFUND_LOOK_MS = 4 * MINUTE;
/** And so long until it answers a review. */
const REVIEW_LOOK_MS = 10 * MINUTE;

type Parts = Pick<Deps, 'db'>;

/** A store that people run is left alone: only the platform's riders ride for it (decision DA30). */
const courseOf = (
  order: TakeoutOrder,
  paidAt: Instant,
  { rules, staffed }: { rules: TownRules; staffed: ReadonlySet<string> },
): Plan => (staffed.has(order.storeId) ? rideOf : planOf)({ ...order, paidAt }, rules);

/** Brings one order to where its plan has it by now; each move is a transaction of its own, at the time that the plan gives it. A move that another made meanwhile is kept. */
const bringOn = async (
  { db }: Parts,
  first: TakeoutOrder,
  plan: Plan,
  now: Instant,
): Promise<number> => {
  const due = plan.moves.filter(({ at }) => at <= now);
  const done =
    due.length === 0
      ? new Set<string>()
      : new Set((await eventsOf(db.query, first)).map(({ kind }) => kind));
  let order = first;
  let moved = 0;
  for (const planned of due.filter(({ kind }) => !done.has(kind))) {
    const from = order;
    const after = await db.tx((query) => perform(query, from, planned, plan));
    if (after === null) return moved;
    order = after;
    moved += 1;
  }
  const place = order.status === takeoutOrderStatus.codes.onTheWay ? riderAt(plan, now) : null;
  if (place !== null)
    await reportRiderPlace(db.query, order, {
      ...place.at,
      at: now,
      path: place.ahead,
      arrivesAt: place.arrivesAt,
    });
  return moved;
};

/** Stores answer refund requests after a while. */
const answerRefunds = async (
  { db }: Parts,
  { pace, rejectRate, answersRefunds }: TownRules,
  staffed: ReadonlySet<string>,
  now: Instant,
): Promise<number> => {
  if (!answersRefunds) return 0;
  let answered = 0;
  const before = plus(now, -Math.round(REFUND_LOOK_MS / pace));
  for (const { id, seq, storeId } of await refundsToAnswer(db.query, before, MOST)) {
    if (staffed.has(storeId)) continue;
    const answer = chance(`${id}/refund/${seq}`)() < rejectRate ? 'reject' : 'approve';
    answered += Number(await answerRefund(db, id, answer, now));
  }
  return answered;
};

/** Stores answer most reviews of the last hours after a while. */
const answerReviews = async (
  { db }: Parts,
  { pace }: TownRules,
  staffed: ReadonlySet<string>,
  now: Instant,
): Promise<void> => {
  for (const kind of [takeoutReviewable, marketReviewable])
    for (const { overall, ...review } of await reviewsWaiting(db.query, kind, {
      from: plus(now, -6 * HOUR),
      before: plus(now, -Math.round(REVIEW_LOOK_MS / pace)),
      most: MOST,
    })) {
      const text = answerTo(overall, chance(`${review.id}/answer`));
      if (text !== null) await answerReview(db.query, kind, { ...review, text, at: now });
    }
};

/** The town at work: stores accept, cook and hand over, riders ride, refunds and reviews are answered. Everything happens in `step`, which is given the time and keeps no state; a step after a long pause catches up. */
export const townSimulator = (
  parts: Parts,
  rules: Partial<TownRules> = {},
): { step(now: Instant): Promise<number> } => {
  const all = { ...CALM, ...rules };
  return {
    step: async (now) => {
      let moved = 0;
      const staffed = await storesRunByStaff(parts.db.query);
      for (const order of await ordersInProgress(parts.db.query, MOST))
        if (order.paidAt !== null)
          moved += await bringOn(
            parts,
            order,
            courseOf(order, order.paidAt, { rules: all, staffed }),
            now,
          );
      await answerReviews(parts, all, staffed, now);
      return moved + (await answerRefunds(parts, all, staffed, now));
    },
  };
};
