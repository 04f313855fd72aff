import type { FullGiftActivity, FullGiftTier } from '../activities.ts';
import { roomOf } from '../caps.ts';
import type { QuotedFullGift } from '../cart-quote.ts';
import { thousandths } from '../delivery/started-units.ts';

/** The highest tier that so many cents reach; of equal ones the first. */
const tierFor = (tiers: readonly FullGiftTier[], goodsCents: number): FullGiftTier | undefined => {
  let best: FullGiftTier | undefined;
  for (const tier of tiers)
    if (
      tier.limitAmount <= goodsCents &&
      (best === undefined || tier.limitAmount > best.limitAmount)
    )
      best = tier;
  return best;
};

/**
 * Step 2: the gift of a store for goods that cost `goodsCents` after step 1 (spec 001 §3); null
 * below its first tier. One that runs short never blocks the order: `quantity` is what is left of
 * the `wanted` pieces, 0 when nothing is (decision H10).
 */
export const fullGift = (
  activity: FullGiftActivity | null,
  goodsCents: number,
): QuotedFullGift | null => {
  const tier = activity && tierFor(activity.fullGiftDetails, goodsCents);
  if (!activity || !tier) return null;
  const quantity = Math.min(tier.qty, roomOf(tier.stock));
  return {
    activityId: activity.id,
    giftId: tier.giftId,
    quantity,
    wanted: tier.qty,
    weight: (thousandths(tier.weight) * quantity) / 1000,
  };
};
