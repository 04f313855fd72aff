import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { StationId, StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { stageNow } from '../board.ts';

type Line = DeskOrder['lines'][number];
/** A dish of a ticket as a display shows it. `isDone`: here; `alsoAt`: the other stations that make it. */
export type TicketLine = { line: Line; isDone: boolean; alsoAt: readonly StationId[] };
export type Ticket = { order: DeskOrder; lines: readonly TicketLine[] };

/** What a display shows: a store's kitchen, at one station or (null) at all of them. */
export type Place = { storeId: StoreId; stationId: StationId | null };

const isWanted = ({ kept }: Line): boolean => kept > 0;

/** The lines of an order that a display shows; what was refunded is not made. */
export const linesAt = (order: DeskOrder, stationId: StationId | null): TicketLine[] =>
  order.lines.filter(isWanted).flatMap((line) => {
    const alsoAt = line.stations.map((each) => each.stationId).filter((id) => id !== stationId);
    if (stationId === null) return [{ line, isDone: line.isDone, alsoAt: [] }];
    const here = line.stations.find((each) => each.stationId === stationId);
    return here === undefined ? [] : [{ line, isDone: here.isDone, alsoAt }];
  });

const dueOf = ({ readyAt, promisedAt }: DeskOrder): Instant => readyAt ?? promisedAt;

const byDue = (a: DeskOrder, b: DeskOrder): number =>
  dueOf(a) - dueOf(b) || a.number.localeCompare(b.number);

/** The tickets of a display: orders of a kitchen in the making by the time at which they are due. One whose station is done is gone from it. */
export const ticketsOf = (
  orders: readonly DeskOrder[],
  { storeId, stationId }: Place,
  now: Instant,
): Ticket[] =>
  orders
    .filter(
      (order) =>
        order.kind === 'takeout' && order.storeId === storeId && stageNow(order, now) === 'MAKING',
    )
    .toSorted(byDue)
    .map((order) => ({ order, lines: linesAt(order, stationId) }))
    .filter(({ lines }) => stationId === null || lines.some(({ isDone }) => !isDone));

/** What was done last at a display, the latest first: what is ready by now, and what its station has done of orders in the making. */
export const bumpedOf = (
  orders: readonly DeskOrder[],
  { storeId, stationId }: Place,
  now: Instant,
): DeskOrder[] =>
  orders
    .filter((order) => {
      if (order.kind !== 'takeout' || order.storeId !== storeId) return false;
      const lines = linesAt(order, stationId);
      if (stationId !== null && lines.length === 0) return false;
      if (order.cookedAt !== null) return true;
      return (
        stationId !== null &&
        stageNow(order, now) === 'MAKING' &&
        lines.every(({ isDone }) => isDone)
      );
    })
    .toSorted((a, b) => (b.cookedAt ?? now) - (a.cookedAt ?? now));

/** How many pieces of each dish are still to be made, the most first. */
export const totalsOf = (tickets: readonly Ticket[]): { name: string; pieces: number }[] => {
  const sums = new Map<string, { name: string; pieces: number }>();
  for (const { lines } of tickets)
    for (const { line, isDone } of lines) {
      if (isDone) continue;
      const { name, sku, kept, productId } = line;
      const full = sku === '' || sku === name ? name : `${name} ${sku}`;
      const key = `${productId}/${sku}`;
      sums.set(key, { name: full, pieces: (sums.get(key)?.pieces ?? 0) + kept });
    }
  return [...sums.values()].toSorted((a, b) => b.pieces - a.pieces || a.name.localeCompare(b.name));
};
