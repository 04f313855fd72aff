import type { BuyGiftActivity, Gift } from '../activities.ts';
import { roomOf } from '../caps.ts';
import type { Overflow, QuotedGift } from '../cart-quote.ts';
import { thousandths } from '../delivery/started-units.ts';
import type { OpenLine } from '../open-line.ts';
import type { PriceInput } from '../price-input.ts';

type GiftStep = BuyGiftActivity['limits'][number];
/** The gifts of a cart, and the limits that bound them. */
export type Gifts = { gifts: QuotedGift[]; overflows: Overflow[] };

/** Pieces of a product that the cart buys, or that gifts have taken. */
export type TakenPieces = ReadonlyMap<string, number>;

/** Pieces of a gift that can still be given beside those. */
export const giftRoom = (
  { merchantProductId, stock, canUseStock }: Gift,
  taken: TakenPieces,
): number =>
  Math.min(Math.max(0, roomOf(stock) - (taken.get(merchantProductId) ?? 0)), roomOf(canUseStock));

/** The highest step that so many pieces reach; of equal ones the first. */
export const giftStep = (limits: readonly GiftStep[], pieces: number): GiftStep | undefined => {
  let best: GiftStep | undefined;
  for (const step of limits)
    if (
      step.limitQuantity <= pieces &&
      (best === undefined || step.limitQuantity > best.limitQuantity)
    )
      best = step;
  return best;
};

/** How often the gifts are given, and what is reported when a limit cuts that (decision H9). */
const timesOf = (
  { limitQuantity, isDouble }: GiftStep,
  pieces: number,
  { buyGiftId: ruleId, singleOrderJoinCount, isLimitJoin, joinRemaining }: BuyGiftActivity,
): { times: number; overflows: Overflow[] } => {
  const wanted = isDouble ? Math.floor(pieces / limitQuantity) : 1;
  const order = roomOf(singleOrderJoinCount);
  const guest = isLimitJoin ? roomOf(joinRemaining) : Number.POSITIVE_INFINITY;
  if (wanted <= Math.min(order, guest)) return { times: wanted, overflows: [] };
  return order <= guest
    ? {
        times: order,
        overflows: [{ reason: 'giftOrderLimit', count: singleOrderJoinCount, ruleId }],
      }
    : { times: guest, overflows: [{ reason: 'giftJoinLimit', count: guest, ruleId }] };
};

/**
 * All gifts of a step, or the one that the guest picked; without a pick the first that is left
 * (decision H9).
 */
const chosen = (
  { gifts, isWhatever }: GiftStep,
  picked: string | undefined,
  taken: TakenPieces,
): readonly Gift[] => {
  if (!isWhatever) return gifts;
  const one =
    gifts.find(({ merchantProductId }) => merchantProductId === picked) ??
    gifts.find((gift) => giftRoom(gift, taken) > 0) ??
    gifts[0];
  return one === undefined ? [] : [one];
};

const give = (
  activity: BuyGiftActivity,
  pieces: number,
  picked: string | undefined,
  taken: TakenPieces,
): Gifts => {
  const { buyGiftId, limits } = activity;
  if (pieces === 0) return { gifts: [], overflows: [] };
  const step = giftStep(limits, pieces);
  if (step === undefined)
    return { gifts: [], overflows: [{ reason: 'giftNone', ruleId: buyGiftId }] };
  const { times, overflows } = timesOf(step, pieces, activity);
  const given = chosen(step, picked, taken).map((gift) => ({
    gift,
    wanted: times * gift.giftQuantity,
    quantity: Math.min(times * gift.giftQuantity, giftRoom(gift, taken)),
  }));
  const short = given.filter(({ quantity, wanted }) => quantity < wanted);
  return {
    gifts: given
      .filter(({ quantity }) => quantity > 0)
      .map(({ gift: { merchantProductId, productWeight, isFresh }, quantity, wanted }) => ({
        buyGiftId,
        merchantProductId,
        quantity,
        wanted,
        times,
        weight: (thousandths(productWeight) * quantity) / 1000,
        isFresh,
      })),
    overflows:
      short.length === 0
        ? overflows
        : [
            ...overflows,
            {
              reason: 'giftStock',
              count: short.reduce((sum, { quantity }) => sum + quantity, 0),
              ruleId: buyGiftId,
            },
          ],
  };
};

/**
 * Step 2: gifts for pieces of the named products, whatever these cost. A gift that runs short never
 * blocks the order (decision H10).
 */
export const buyGifts = (
  lines: readonly OpenLine[],
  { activities, pickedGifts }: Pick<PriceInput, 'activities' | 'pickedGifts'>,
): Gifts => {
  const piecesOf = new Map<string, number>();
  for (const {
    line: { merchantProductId, quantity },
  } of lines)
    piecesOf.set(merchantProductId, (piecesOf.get(merchantProductId) ?? 0) + quantity);
  const taken = new Map(piecesOf);
  const all: Gifts = { gifts: [], overflows: [] };
  for (const activity of activities.buyGift) {
    let pieces = 0;
    for (const id of new Set(activity.buyProduct.merchantProductIds))
      pieces += piecesOf.get(id) ?? 0;
    const { gifts, overflows } = give(activity, pieces, pickedGifts[activity.buyGiftId], taken);
    for (const { merchantProductId: id, quantity } of gifts)
      taken.set(id, (taken.get(id) ?? 0) + quantity);
    all.gifts.push(...gifts);
    all.overflows.push(...overflows);
  }
  return all;
};
