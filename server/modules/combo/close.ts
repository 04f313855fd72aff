import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { owePlatform, payWindow } from '#server/modules/money/index.ts';
import { countSold } from './group-repo.ts';
import { comboOrders, dropUnpaid, overdueOrders, type ComboOrderRow } from './order-repo.ts';
import { duePieces, forgetDue, markPieceRefunded, type StandingPiece } from './piece-repo.ts';

/** So long a piece that was used may still come back by its order's refund, and an unpaid order be looked at. */
const KEEP_MS = 90 * DAY;

/** What an order had bought can be bought again. */
export const putBackOnSale = (
  query: Query,
  { groupId, quantity }: Pick<ComboOrderRow, 'groupId' | 'quantity'>,
): Promise<void> => countSold(query, groupId, -quantity);

/** Ends an order that waits, and gives its groups back to the sale: true for one caller only. */
export const endOrder = async (
  query: Query,
  order: ComboOrderRow,
  status: typeof ORDER.lapsed | typeof ORDER.cancelled,
): Promise<boolean> => {
  const isMine = await comboOrders.end(query, order, status);
  if (isMine) await putBackOnSale(query, order);
  return isMine;
};

/** A group beside a takeout order ends with that order. */
const closeLapsed = (query: Query, order: ComboOrderRow): Promise<boolean> =>
  order.withOrder === '' ? endOrder(query, order, ORDER.lapsed) : Promise.resolve(false);

const combos = payWindow({
  find: comboOrders.byId,
  overdue: overdueOrders,
  close: closeLapsed,
});
/** The order as it is now: one whose window has passed is closed on the way. */
export const freshComboOrder = combos.fresh;

/** Gives the share of a piece back that nobody used, once. */
const giveShareBack = async (
  query: Query,
  piece: StandingPiece,
  now: Instant,
): Promise<boolean> => {
  const order = await comboOrders.byId(query, piece.orderId);
  if (order === null || order.tradeNo === null) return false;
  if (!(await markPieceRefunded(query, piece, now))) return false;
  if (piece.share === 0) return true;
  const { tradeNo } = order;
  await comboOrders.noteBack(query, order, { amount: piece.share, tradeNo, at: now });
  const owed = { orderId: order.id, refundId: piece.id, tradeNo, amount: piece.share };
  await owePlatform(query, { orderType: 'COUPON_BOOM_ORDER', ...owed }, now);
  return true;
};

/** Closes orders whose window has passed, and gives back what expired pieces still owe. */
export const closeOverdueCombos = async (db: Db, now: Instant): Promise<number> => {
  const closed = await combos.closeOverdue(db, now);
  const returned = await sweep(
    (limit) => duePieces(db.query, now, limit),
    (piece) => db.tx((query) => giveShareBack(query, piece, now)),
  );
  return closed + returned;
};

/** Forgets orders that were never paid, and shares that can no longer fall due. */
export const sweepCombos = async ({ query }: Db, now: Instant): Promise<void> => {
  const before = plus(now, -KEEP_MS);
  await dropUnpaid(query, before);
  await forgetDue(query, before);
};
