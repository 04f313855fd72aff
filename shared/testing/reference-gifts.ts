import { UNLIMITED, type CartLine, type Limit } from '../cart/cart-line.ts';
import type { BuyGiftActivity, Gift } from '../pricing/activities.ts';
import type { Overflow, QuotedFullGift, QuotedGift } from '../pricing/cart-quote.ts';
import type { PriceInput } from '../pricing/price-input.ts';

/** The gifts of a cart, and the limits that bound them. */
export type Given = { gifts: QuotedGift[]; overflows: Overflow[] };

const orInfinite = (limit: Limit): number => (limit === UNLIMITED ? Infinity : limit);
/** How many pieces of a product are spoken for already. */
type SpokenFor = (merchantProductId: string) => number;
const stockOf = ({ merchantProductId, stock, canUseStock }: Gift, spokenFor: SpokenFor): number =>
  Math.max(0, Math.min(orInfinite(stock) - spokenFor(merchantProductId), orInfinite(canUseStock)));

/** Kilograms as whole grams. */
export const grams = (kilograms: number): number => Math.round(kilograms * 1000);

const picked = (
  gifts: readonly Gift[],
  pickedId: string | undefined,
  spokenFor: SpokenFor,
): Gift[] =>
  [
    gifts.find(({ merchantProductId }) => merchantProductId === pickedId) ??
      gifts.find((gift) => stockOf(gift, spokenFor) > 0) ??
      gifts[0],
  ].filter((gift) => gift !== undefined);

/** How often the gifts of a step are given, and what is reported when a limit binds. */
const timesOf = (
  activity: BuyGiftActivity,
  wanted: number,
): { times: number; overflows: Overflow[] } => {
  const ofOrder = orInfinite(activity.singleOrderJoinCount);
  const ofGuest = activity.isLimitJoin ? activity.joinRemaining : Infinity;
  if (wanted <= ofOrder && wanted <= ofGuest) return { times: wanted, overflows: [] };
  if (ofOrder <= ofGuest)
    return {
      times: ofOrder,
      overflows: [{ reason: 'giftOrderLimit', count: ofOrder, ruleId: activity.buyGiftId }],
    };
  return {
    times: ofGuest,
    overflows: [{ reason: 'giftJoinLimit', count: ofGuest, ruleId: activity.buyGiftId }],
  };
};

const giftsOf = (
  activity: BuyGiftActivity,
  lines: readonly CartLine[],
  pickedId: string | undefined,
  spokenFor: SpokenFor,
): Given => {
  const count = lines
    .filter(({ merchantProductId }) =>
      activity.buyProduct.merchantProductIds.includes(merchantProductId),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return { gifts: [], overflows: [] };
  const step = activity.limits
    .filter(({ limitQuantity }) => limitQuantity <= count)
    .toSorted((a, b) => b.limitQuantity - a.limitQuantity)[0];
  if (step === undefined)
    return { gifts: [], overflows: [{ reason: 'giftNone', ruleId: activity.buyGiftId }] };
  const { times, overflows } = timesOf(
    activity,
    step.isDouble ? Math.floor(count / step.limitQuantity) : 1,
  );
  const wanted = (step.isWhatever ? picked(step.gifts, pickedId, spokenFor) : step.gifts).map(
    (gift) => ({
      gift,
      wanted: gift.giftQuantity * times,
      quantity: Math.min(gift.giftQuantity * times, stockOf(gift, spokenFor)),
    }),
  );
  const short = wanted.filter((each) => each.quantity < each.wanted);
  if (short.length > 0)
    overflows.push({
      reason: 'giftStock',
      count: short.map(({ quantity }) => quantity).reduce((a, b) => a + b),
      ruleId: activity.buyGiftId,
    });
  const gifts = wanted
    .filter(({ quantity }) => quantity > 0)
    .map(({ gift, quantity, wanted: all }) => ({
      buyGiftId: activity.buyGiftId,
      merchantProductId: gift.merchantProductId,
      quantity,
      wanted: all,
      times,
      weight: (grams(gift.productWeight) * quantity) / 1000,
      isFresh: gift.isFresh,
    }));
  return { gifts, overflows };
};

/** Step 2 of docs/pricing.md, activity by activity. */
export const stepTwo = (input: PriceInput, lines: readonly CartLine[]): Given => {
  const given: Given[] = [];
  const spokenFor: SpokenFor = (id) =>
    [...lines, ...given.flatMap(({ gifts }) => gifts)]
      .filter(({ merchantProductId }) => merchantProductId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  for (const activity of input.activities.buyGift)
    given.push(giftsOf(activity, lines, input.pickedGifts[activity.buyGiftId], spokenFor));
  return {
    gifts: given.flatMap(({ gifts }) => gifts),
    overflows: given.flatMap(({ overflows }) => overflows),
  };
};

/** The gift at an amount of docs/pricing.md, step 2. */
export const giftAtAmount = (
  { activities }: PriceInput,
  amounts: readonly number[],
): QuotedFullGift | null => {
  const goods = amounts.reduce((sum, cents) => sum + cents, 0);
  const [tier] = (activities.fullGift?.fullGiftDetails ?? [])
    .filter(({ limitAmount }) => amounts.length > 0 && goods >= limitAmount)
    .toSorted((a, b) => b.limitAmount - a.limitAmount);
  if (!activities.fullGift || tier === undefined) return null;
  const quantity = Math.min(tier.qty, orInfinite(tier.stock));
  return {
    activityId: activities.fullGift.id,
    giftId: tier.giftId,
    quantity,
    wanted: tier.qty,
    weight: (grams(tier.weight) * quantity) / 1000,
  };
};
