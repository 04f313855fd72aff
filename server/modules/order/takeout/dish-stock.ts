import type { Query } from '#server/db/db.ts';
import {
  giveAddOnsBack,
  giveStockBack,
  type StockMoved,
  takeAddOns,
  takeStock,
} from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addOnMovesOf, movesOf } from './order-lines.ts';
import type { TakeoutOrder } from './order.ts';
import type { BoughtLine } from './snapshot.ts';

type Stocked = Pick<TakeoutOrder, 'merchantId' | 'storeId' | 'lines'>;

/** Every buyer and every refund moves the products first and the add-ons' stocks after them, so that no two deadlock; `stockMoved` announces both. */
const withAddOns = (moved: StockMoved, addOns: ReturnType<typeof addOnMovesOf>): StockMoved => ({
  ...moved,
  isShown: moved.isShown || addOns.length > 0,
});

/** Takes an order's dishes off the stocks, all or none: all or nothing. Refuses `DISH_SOLD_OUT` with the lines that are short. */
export const takeDishes = async (query: Query, order: Stocked): Promise<StockMoved> => {
  const refuseLines = (isShort: (line: BoughtLine) => boolean): never =>
    refuse('DISH_SOLD_OUT', {
      lines: order.lines.filter(isShort).map(({ uuid, productId }) => ({ uuid, productId })),
    });
  const taken = await takeStock(query, order, movesOf(order, order.lines));
  if (taken.missing !== null)
    return refuseLines(({ productId }) => productId === taken.missing.productId);
  const addOns = addOnMovesOf(order.lines);
  const missing = await takeAddOns(query, order, addOns);
  return missing === null
    ? withAddOns(taken.moved, addOns)
    : refuseLines(({ addOn }) => addOn?.activityId === missing.activityId);
};

/** Gives back what an order took. */
export const giveDishesBack = async (query: Query, order: Stocked): Promise<StockMoved> => {
  const moved = await giveStockBack(query, order, movesOf(order, order.lines));
  const addOns = addOnMovesOf(order.lines);
  await giveAddOnsBack(query, order, addOns);
  return withAddOns(moved, addOns);
};
