import { deskOrder, type DeskOrder } from '#shared/contract/merchant/desk-shapes.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { holdsUntil } from '#shared/order/desk/holds-until.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { encodedText } from '#server/kit/json-text.ts';
import { TextHead } from '#server/kit/text-head.ts';
import { type BoardOrder, ordersOfMerchant } from '#server/modules/order/index.ts';
import { boardMemory, type BoardRow, type KeptBoard } from './board-memory.ts';
import { deskOrderRows } from './orders.ts';

/** A row is made anew after this time, though nothing that it is made of has changed. */
const MOST_MS = 5 * MINUTE;

/** Orders of a board in their order, and what names how the menu of their store stands. */
type Listed = {
  open: readonly BoardOrder[];
  done: readonly BoardOrder[];
  menuOf: (storeId: string) => string;
};

const madeOf = (
  { seq, guest }: Pick<BoardOrder, 'seq' | 'guest'>,
  menu: string,
): BoardRow['made'] => [seq, guest.orders, guest.phone, menu].join('\n');

const rowOf = (order: DeskOrder, made: string, now: Instant): BoardRow => {
  const turn = holdsUntil({ ...order, waitsUntil: order.driver?.waitsUntil ?? null }, now);
  const most = plus(now, MOST_MS);
  return {
    made,
    from: now,
    until: turn !== null && turn < most ? turn : most,
    isOver: order.stage === 'DONE',
    text: encodedText(deskOrder, order, 'an order of a board'),
  };
};

const guestKey = ({ userId, storeId }: Pick<BoardOrder, 'userId' | 'storeId'>): string =>
  `${userId}/${storeId}`;

/** Reads orders and writes them; one that has changed since it was listed is named by what it is made of. */
const readRows = async (
  context: MerchantContext,
  listed: readonly BoardOrder[],
  menuOf: Listed['menuOf'],
): Promise<Map<string, BoardRow>> => {
  const { deps, session, now } = context;
  const byId = new Map(listed.map((each) => [each.id as string, each]));
  const orders = await ordersOfMerchant(deps.db.query, session.merchantId, [...byId.keys()]);
  const guests = new Map(listed.map((each) => [guestKey(each), each.guest]));
  const rows = await deskOrderRows(context, orders, guests);
  return new Map(
    rows.map((order) => {
      const guest = guests.get(guestKey(byId.get(order.orderId)!))!;
      const made = madeOf({ seq: order.seq, guest }, menuOf(order.storeId));
      return [order.orderId, rowOf(order, made, now)];
    }),
  );
};

const isHeld = (row: BoardRow | undefined, made: string, now: Instant): row is BoardRow =>
  row !== undefined && row.made === made && row.from <= now && now < row.until;

const isSame = (shown: readonly BoardRow[], kept: KeptBoard | null): kept is KeptBoard =>
  kept !== null &&
  kept.shown.length === shown.length &&
  shown.every((row, place) => row === kept.shown[place]);

/**
 * How a board begins: its orders as text. Of those that it showed before only the ones are read that
 * are different now, as the list, the menu or the clock tell.
 */
export const boardHead = async (
  context: MerchantContext,
  key: string,
  { open, done, menuOf }: Listed,
): Promise<TextHead> => {
  const { now, deps } = context;
  const memory = boardMemory(deps.db);
  const kept = memory.get(key);
  const listed = [...open, ...done];
  const rows = new Map<string, BoardRow>();
  for (const order of listed) {
    const row = kept?.rows.get(order.id);
    if (isHeld(row, madeOf(order, menuOf(order.storeId)), now)) rows.set(order.id, row);
  }
  const missing = listed.filter(({ id }) => !rows.has(id));
  for (const [id, row] of await readRows(context, missing, menuOf)) rows.set(id, row);
  const rowsOf = (orders: readonly BoardOrder[]) => orders.flatMap(({ id }) => rows.get(id) ?? []);
  // one that ended since it was listed comes as a change
  const shown = [...rowsOf(open).filter(({ isOver }) => !isOver), ...rowsOf(done)];
  const head = isSame(shown, kept)
    ? kept.head
    : new TextHead(`{"orders":[${shown.map(({ text }) => text).join(',')}]`);
  memory.keep(key, { rows, shown, head });
  return head;
};
