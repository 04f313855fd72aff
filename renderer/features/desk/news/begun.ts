import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { stageNow } from '../board.ts';

/** So long after its time a pre-order still sounds, for tills that were asleep. */
const TOLD_MS = 2 * MINUTE;

/** Pre-orders whose time to begin has just come. One that was accepted after that time has sounded as a new order. */
export const begunOf = (orders: readonly DeskOrder[], now: Instant): DeskOrder[] =>
  orders.filter((order) => {
    const { releaseAt, acceptedAt } = order;
    if (releaseAt === null || acceptedAt === null || acceptedAt >= releaseAt) return false;
    const isJustNow = releaseAt <= now && now < plus(releaseAt, TOLD_MS);
    return isJustNow && stageNow(order, now) === 'MAKING';
  });
