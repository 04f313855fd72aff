import { ZERO } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { endChange, findChange, type OrderChange } from './change-repo.ts';
import { announceStock, giveDishesBack } from './dish-stock.ts';
import type { TakeoutOrder } from './order.ts';
import type { BoughtLine } from './snapshot.ts';

/** What a change has taken of the stocks for as long as it waits. */
export const substitutesOf = ({ lines }: Pick<OrderChange, 'lines'>): BoughtLine[] =>
  lines.flatMap(({ substitute }) => substitute ?? []);

/** Whether pieces of an order may have gone back: for money, or for something else instead. */
export const hasRefunds = ({ refundStatus, lines }: TakeoutOrder): boolean =>
  refundStatus > 0 || lines.some(({ outPieces = 0 }) => outPieces > 0);

const openChange = async (query: Query, order: TakeoutOrder): Promise<OrderChange | null> =>
  order.changeId === null ? null : findChange(query, order.changeId);

/** An order with what its open change holds for it. */
export const withHeld = async (query: Query, order: TakeoutOrder): Promise<TakeoutOrder> => {
  const change = await openChange(query, order);
  return change === null ? order : { ...order, lines: [...order.lines, ...substitutesOf(change)] };
};

/** Pieces go back to the stocks; gives how to announce it at the end of the transaction. */
export const giveLinesBack = async (
  query: Query,
  order: TakeoutOrder,
  lines: readonly BoughtLine[],
): Promise<() => Promise<void>> => {
  if (lines.length === 0) return () => Promise.resolve();
  const moved = await giveDishesBack(query, { ...order, lines, snapshot: { gifts: [] } });
  return () => announceStock(query, order, moved);
};

/** A change of an order that is over waits for nobody; whoever ended the order gives back what it held. To be run with the order as it is then. */
export const endWithOrder = async (
  query: Query,
  { merchantId, status, changeId }: TakeoutOrder,
  at: Instant,
): Promise<void> => {
  if (status < 0 && changeId !== null)
    await endChange(
      query,
      { merchantId, id: changeId },
      { state: 'DROPPED', at, backAmount: ZERO, backGold: ZERO },
    );
};

/** The order goes another way: its change is over, and what it held goes back. To be run with the order as it was before; announce last. */
export const dropChange = async (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
): Promise<() => Promise<void>> => {
  const change = await openChange(query, order);
  if (change === null) return () => Promise.resolve();
  await endChange(query, change, { state: 'DROPPED', at, backAmount: ZERO, backGold: ZERO });
  return giveLinesBack(query, order, substitutesOf(change));
};
