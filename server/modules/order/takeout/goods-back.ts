import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { Query } from '#server/db/db.ts';
import { linesOff } from '#server/modules/catalogue/index.ts';
import type { RefundItem } from '../life/refund-repo.ts';
import { announceStock, giveDishesBack } from './dish-stock.ts';
import { giveLinesBack, withHeld } from './held.ts';
import type { TakeoutOrder } from './order.ts';
import { piecesBack } from './order-lines.ts';
import { setLines } from './order-repo.ts';
import type { BoughtLine } from './snapshot.ts';

type Announce = () => Promise<void>;

/** All that an order took goes back to the stocks, and what its open change holds. */
export const giveGoodsBack = async (query: Query, order: TakeoutOrder): Promise<Announce> => {
  const moved = await giveDishesBack(query, await withHeld(query, order));
  return () => announceStock(query, order, moved);
};

const isMade = ({ status, cookedAt, handedAt }: TakeoutOrder): boolean =>
  status === takeoutOrderStatus.codes.completed || cookedAt !== null || handedAt !== null;

/** Those lines of an accepted order that the stocks may get back: neither made nor off. */
const unmade = async (query: Query, order: TakeoutOrder): Promise<BoughtLine[]> => {
  const own = isMade(order) ? [] : order.lines;
  const off = await linesOff(query, { merchantId: order.merchantId, id: order.storeId }, own);
  return own.filter((line) => !off.has(line));
};

type Items = readonly Pick<RefundItem, 'lineId' | 'quantity'>[];

/** An order whose end gives nothing for these pieces any more: they went back before, or are not there. */
export const withoutPieces = (order: TakeoutOrder, items: Items): TakeoutOrder => ({
  ...order,
  lines: order.lines.map((line) => {
    const pieces = items.reduce(
      (sum, { lineId, quantity }) => sum + (lineId === line.uuid ? quantity : 0),
      0,
    );
    return pieces === 0 ? line : { ...line, outPieces: (line.outPieces ?? 0) + pieces };
  }),
});

/**
 * Pieces of an order that goes on without them go back to the stocks by the rule of `giveUnmadeBack`, and
 * are noted, so that its end does not give them back again (ADR 0045). `isMissing`: the store never had
 * them. To be run with the order as it was, once its row is the transaction's; announce last.
 */
export const givePartBack = async (
  query: Query,
  order: TakeoutOrder,
  { items, isMissing = false }: { items: Items; isMissing?: boolean },
): Promise<{ lines: TakeoutOrder['lines']; announce: Announce }> => {
  const { lines } = withoutPieces(order, items);
  await setLines(query, order, lines);
  const isNew = order.status <= takeoutOrderStatus.codes.waitingStore;
  const there = isMissing ? [] : isNew ? order.lines : await unmade(query, order);
  const back = items.flatMap(({ lineId, quantity }) =>
    there.filter(({ uuid }) => uuid === lineId).map((line) => piecesBack(line, quantity)),
  );
  return { lines, announce: await giveLinesBack(query, order, back) };
};

/**
 * What goes back to the stocks of a paid order that ends: everything before its store accepts it,
 * then what is neither made nor out (decision DA11). What a change holds goes back in any case.
 */
export const giveUnmadeBack = async (query: Query, order: TakeoutOrder): Promise<Announce> => {
  if (order.status <= takeoutOrderStatus.codes.waitingStore) return giveGoodsBack(query, order);
  const { lines: all } = await withHeld(query, order);
  const lines = [...(await unmade(query, order)), ...all.slice(order.lines.length)];
  const gifts = isMade(order) ? [] : order.snapshot.gifts;
  if (lines.length === 0 && gifts.length === 0) return () => Promise.resolve();
  const moved = await giveDishesBack(query, { ...order, lines, snapshot: { gifts } });
  return () => announceStock(query, order, moved);
};
