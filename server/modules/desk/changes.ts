import type { DeskEvent } from '#shared/contract/merchant/desk.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { feedAfter, feedHeads, ordersOfMerchant } from '#server/modules/order/index.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { deskOrderRows } from './orders.ts';
import { storesAtDesk } from './scope.ts';
import { deskStoreRows } from './stores.ts';

/** So many events a reply holds; whoever missed more reads the board. */
const MOST = 500;

type Entries = Awaited<ReturnType<typeof feedAfter>>;

/** What every store's feed has after the cursor, in the feed's own order, or null where some of it is gone or it is too much. */
const entriesAfter = async (
  { deps, session }: MerchantContext,
  cursor: Cursor,
  heads: ReadonlyMap<string, number>,
): Promise<Entries | null> => {
  const behind = [...cursor].filter(([storeId, number]) => (heads.get(storeId) ?? 0) > number);
  const missed = behind.reduce((sum, [id, number]) => sum + (heads.get(id) ?? 0) - number, 0);
  if (missed > MOST) return null;
  const found = await Promise.all(
    behind.map(([storeId, number]) =>
      feedAfter(deps.db.query, { merchantId: session.merchantId, storeId }, number, MOST),
    ),
  );
  const entries = found.flat();
  // fewer than were counted: the oldest were forgotten
  return entries.length < missed ? null : entries;
};

/** Each event; the last of an order brings the order as it is. */
const eventsOf = async (context: MerchantContext, entries: Entries): Promise<DeskEvent[]> => {
  const { deps, session } = context;
  const ids = [...new Set(entries.map(({ orderId }) => orderId))];
  const orders = await ordersOfMerchant(deps.db.query, session.merchantId, ids);
  const rows = await deskOrderRows(context, orders);
  const byId = new Map(rows.map((order) => [order.orderId as string, order]));
  const last = new Map(entries.map((entry) => [entry.orderId as string, entry]));
  return entries.map((entry) => {
    const order = last.get(entry.orderId) === entry ? byId.get(entry.orderId) : undefined;
    return { ...entry, ...(order !== undefined && { order }) };
  });
};

/** What happened at stores since a cursor. */
export const changes: Handlers['merchantDeskChanges'] = async (context, asked) => {
  const { deps, session, now } = context;
  const cursor = readCursor(asked.cursor);
  const storeIds = [...cursor.keys()];
  const stores =
    storeIds.length === 0
      ? []
      : await storesAtDesk(
          context,
          storeIds.map((id) => asId<StoreId>(id)),
        );
  const heads = await feedHeads(deps.db.query, session.merchantId, storeIds);
  const entries = await entriesAfter(context, cursor, heads);
  const known = new Map(cursor);
  for (const { storeId, number } of entries ?? [])
    known.set(storeId, Math.max(known.get(storeId) ?? 0, number));
  return {
    events: await eventsOf(context, entries ?? []),
    cursor: writeCursor(known),
    isGap: entries === null,
    stores: await deskStoreRows(context, stores),
    serverTime: now,
  };
};
