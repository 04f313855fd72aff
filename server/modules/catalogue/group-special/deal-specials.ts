import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { specialsNow, specialsOfProduct, type SpecialRows } from './specials.ts';

/** A special price that runs. `limit`: pieces at it for one buyer; -1 is no limit. */
export type RunningSpecial =
  | { kind: 'FLASH'; activityId: string; price: Cents; stock: number; limit: number }
  | { kind: 'BULK'; activityId: string; price: Cents; fromQuantity: number };

const runningOf = ({ flash, bulk }: SpecialRows, now: Instant): RunningSpecial[] => {
  const running: RunningSpecial[] = [];
  if (flash !== null && flash.startTime <= now)
    running.push({
      kind: 'FLASH',
      activityId: flash.secKillId,
      price: flash.price,
      stock: flash.left,
      limit: flash.limit,
    });
  if (bulk !== null) {
    const { activityId, price, fromQuantity } = bulk;
    running.push({ kind: 'BULK', activityId, price, fromQuantity });
  }
  return running;
};

/** The special prices that an order of a deal can be made at now. */
export const runningSpecials = async (
  query: Query,
  product: { merchantId: string; id: string },
  now: Instant,
): Promise<RunningSpecial[]> => runningOf(await specialsOfProduct(query, product, now), now);

/** The same for the deals of a list, a second old at most. */
export const runningSpecialsOf = async (
  db: Db,
  now: Instant,
): Promise<(productId: string) => RunningSpecial[]> => {
  const specials = await specialsNow(db, now);
  return (productId) => runningOf(specials(productId), now);
};
