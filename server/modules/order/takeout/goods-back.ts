import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { Query } from '#server/db/db.ts';
import { linesOff } from '#server/modules/catalogue/index.ts';
import { announceStock, giveDishesBack } from './dish-stock.ts';
import { withHeld } from './held.ts';
import type { TakeoutOrder } from './order.ts';

type Announce = () => Promise<void>;

/** All that an order took goes back to the stocks, and what its open change holds. */
export const giveGoodsBack = async (query: Query, order: TakeoutOrder): Promise<Announce> => {
  const moved = await giveDishesBack(query, await withHeld(query, order));
  return () => announceStock(query, order, moved);
};

const isMade = ({ status, cookedAt, handedAt }: TakeoutOrder): boolean =>
  status === takeoutOrderStatus.codes.completed || cookedAt !== null || handedAt !== null;

/**
 * What goes back to the stocks of a paid order that ends: everything before its store accepts it,
 * then what is neither made nor out (decision DA11). What a change holds goes back in any case.
 */
export const giveUnmadeBack = async (query: Query, order: TakeoutOrder): Promise<Announce> => {
  if (order.status <= takeoutOrderStatus.codes.waitingStore) return giveGoodsBack(query, order);
  const own = isMade(order) ? [] : order.lines;
  const off = await linesOff(query, { merchantId: order.merchantId, id: order.storeId }, own);
  const { lines: all } = await withHeld(query, order);
  const lines = [...own.filter((line) => !off.has(line)), ...all.slice(order.lines.length)];
  const gifts = isMade(order) ? [] : order.snapshot.gifts;
  if (lines.length === 0 && gifts.length === 0) return () => Promise.resolve();
  const moved = await giveDishesBack(query, { ...order, lines, snapshot: { gifts } });
  return () => announceStock(query, order, moved);
};
