import type { Cart } from '#shared/cart/cart-choice.ts';
import { giftRoom, giftStep, type TakenPieces } from '#shared/pricing/promotions/buy-gift.ts';
import type { Menu } from './cart-menu.ts';
import type { KeptCart } from './cart-schema.ts';

type Picks = KeptCart['pickedGifts'];
type Stock = Pick<Menu, 'store' | 'products'>;

/** A gift activity that lets the guest pick one of its gifts (decision H9). `left`: Infinity without a limit. */
export type GiftChoice = {
  buyGiftId: string;
  picked: string;
  gifts: readonly { id: string; name: string; left: number }[];
};

const activitiesOf = (menu: Stock | null) => menu?.store.activities.buyGift ?? [];

/** Pieces of each product that the cart buys. */
const bought = (lines: Cart): TakenPieces => {
  const pieces = new Map<string, number>();
  for (const { selected, merchantProductId: id, quantity } of lines)
    if (selected) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
};

/** The picks that can still be given; for the others the first gift that is left is given. */
export const usablePicks = (
  lines: Cart,
  picks: Picks,
  menu: Stock | null,
): Record<string, string> => {
  const taken = bought(lines);
  return Object.fromEntries(
    activitiesOf(menu).flatMap(({ buyGiftId, limits }) => {
      const picked = picks?.[buyGiftId];
      const isLeft = limits.some(({ gifts }) =>
        gifts.some((gift) => gift.merchantProductId === picked && giftRoom(gift, taken) > 0),
      );
      return picked !== undefined && isLeft ? [[buyGiftId, picked]] : [];
    }),
  );
};

/** The choices of gifts that a cart has earned, while any of them is left. */
export const giftChoices = (lines: Cart, picks: Picks, menu: Stock | null): GiftChoice[] => {
  const taken = bought(lines);
  const usable = usablePicks(lines, picks, menu);
  return activitiesOf(menu).flatMap(
    ({ buyGiftId, buyProduct, limits, isLimitJoin, joinRemaining }) => {
      const pieces = lines
        .filter((line) => line.selected)
        .filter((line) => buyProduct.merchantProductIds.includes(line.merchantProductId))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const step = giftStep(limits, pieces);
      if (!step?.isWhatever || (isLimitJoin && joinRemaining <= 0)) return [];
      const gifts = step.gifts.map((gift) => ({
        id: gift.merchantProductId,
        name: menu?.products.get(gift.merchantProductId)?.productName ?? '',
        left: giftRoom(gift, taken),
      }));
      const first = gifts.find(({ left }) => left > 0);
      if (gifts.length < 2 || first === undefined) return [];
      const picked = gifts.find(({ id }) => id === usable[buyGiftId]) ?? first;
      return [{ buyGiftId, picked: picked.id, gifts }];
    },
  );
};
