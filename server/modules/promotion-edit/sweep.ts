import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Db } from '#server/db/db.ts';
import { freeDishes, heldDishes, lockDishes } from './activity-repo.ts';
import { dropOver, endedBetween, hideOver } from './promotion-repo.ts';

/** As long as the records of a console are kept (decision DA28). */
const KEPT_MS = 731 * DAY;

/** Takes dishes out of promotions that ended by themselves, so that their prices may be edited freely, takes them from lists of stores, and forgets what is long over. */
export const sweepPromotions = async (db: Db, now: Instant): Promise<void> => {
  for (const { id, ...at } of await endedBetween(db.query, plus(now, -2 * DAY), now)) {
    const held = await heldDishes(db.query, at, [id]);
    if (held.get(id)?.length === 0) continue;
    await db.tx(async (query) => {
      await lockDishes(query, at, { ids: [], heldBy: id });
      await freeDishes(query, at, id);
    });
  }
  await hideOver(db.query, now);
  await dropOver(db.query, plus(now, -KEPT_MS));
};
