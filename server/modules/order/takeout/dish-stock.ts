import type { Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import {
  giveActivityStockBack,
  giveStockBack,
  type StockMoved,
  takeActivityStock,
  stockMoved,
  takeStock,
} from '#server/modules/catalogue/index.ts';
import { activityMovesOf, movesOf } from './order-lines.ts';
import type { TakeoutOrder } from './order.ts';

type Stocked = Pick<TakeoutOrder, 'merchantId' | 'storeId' | 'lines'> & {
  snapshot: Pick<TakeoutOrder['snapshot'], 'gifts'>;
};

/** Every buyer and every refund moves the products first and the stocks of activities after them, so that no two deadlock; `stockMoved` announces both. */
const withActivities = (
  moved: StockMoved,
  moves: ReturnType<typeof activityMovesOf>,
): StockMoved => ({ ...moved, isShown: moved.isShown || moves.length > 0 });

/**
 * Takes an order's dishes, add-ons and gifts off the stocks, all or none. Throws `LookAgain` where
 * one has less than when the order was priced: priced anew, it is refused with what is left, or
 * has fewer gifts.
 */
export const takeDishes = async (query: Query, order: Stocked): Promise<StockMoved> => {
  const taken = await takeStock(query, order, movesOf(order, order.lines, order.snapshot.gifts));
  const moves = activityMovesOf(order.lines, order.snapshot.gifts);
  if (taken.missing !== null || !(await takeActivityStock(query, order, moves)))
    throw new LookAgain('stock fell while an order was priced');
  return withActivities(taken.moved, moves);
};

/** Gives back what an order took. */
export const giveDishesBack = async (query: Query, order: Stocked): Promise<StockMoved> => {
  const moved = await giveStockBack(
    query,
    order,
    movesOf(order, order.lines, order.snapshot.gifts),
  );
  const moves = activityMovesOf(order.lines, order.snapshot.gifts);
  await giveActivityStockBack(query, order, moves);
  return withActivities(moved, moves);
};

/** Announces stocks that moved to cached menus and counts what the store sold, as the last statement of their transaction. Only for takeout: pages of a supermarket are read from its products each time, and a sweep counts what it sold (ADR 0031). */
export const announceStock = async (
  query: Query,
  { kind }: Pick<TakeoutOrder, 'kind'>,
  moved: StockMoved,
): Promise<void> => {
  if (kind === 'takeout') await stockMoved(query, moved);
};
