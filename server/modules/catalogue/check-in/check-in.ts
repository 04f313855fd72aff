import { distanceMeters } from '#shared/geo/distance.ts';
import {
  CHECK_IN_POINTS,
  CHECK_IN_STORES_A_DAY,
  checkInRefusal,
  streakOn,
  streakWith,
} from '#shared/group/check-in.ts';
import { dayOf } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { groupStoreOrRefuse } from '../group-store/store-repo.ts';
import { addCheckIn, checkInPoints, checkInsOf, lastStreak } from './check-in-repo.ts';

/** Checks in at a store (decision GA7). The place proves the visit and is not kept. */
export const checkIn: Handlers['groupCheckIn'] = async (context, body) => {
  const {
    deps: { db },
    session: { userId },
    idempotencyKey: key,
    now,
  } = context;
  const { storeId, accuracy, placedAt } = body;
  const store = await groupStoreOrRefuse(db.query, storeId);
  return keyed({ db, userId, scope: 'group-check-in', key, body, now }, async (query) => {
    const refusal = checkInRefusal({
      meters: distanceMeters(store, body),
      accuracy,
      ageMs: now - placedAt,
    });
    if (refusal !== null) return refuse(refusal);
    await holdAccount(query, userId);
    const day = dayOf(now);
    const today = await checkInsOf(query, { userId, day });
    if (today.some((one) => one.storeId === storeId)) return refuse('CHECKIN_DONE');
    if (today.length >= CHECK_IN_STORES_A_DAY) return refuse('CHECKIN_LIMIT');
    const streak = streakWith(day, await lastStreak(query, userId));
    const points = CHECK_IN_POINTS;
    await addCheckIn(query, { userId, storeId, day, points, streak, at: now });
    return { checkedAt: now, points, streak };
  });
};

/** What the member's check-ins brought, and whether this store has today's. */
export const checkInState: Handlers['groupCheckInGet'] = async (context, { storeId }) => {
  const {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
  } = context;
  await groupStoreOrRefuse(query, storeId);
  const day = dayOf(now);
  const today = await checkInsOf(query, { userId, day });
  return {
    checkedAt: today.find((one) => one.storeId === storeId)?.at ?? null,
    points: await checkInPoints(query, userId),
    streak: streakOn(day, await lastStreak(query, userId)),
    leftToday: Math.max(0, CHECK_IN_STORES_A_DAY - today.length),
  };
};
