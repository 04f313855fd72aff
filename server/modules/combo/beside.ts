import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { owePlatform } from '#server/modules/money/index.ts';
import { endPiece, givePiece, piecesByIds } from '#server/modules/offers/index.ts';
import { type CombosPort, priceOrder } from '#server/modules/order/index.ts';
import { groupToBuy, newOrder } from './buy.ts';
import { endOrder, putBackOnSale } from './close.ts';
import { bestPiece } from './combine.ts';
import { drawsOfOrder } from './draw-repo.ts';
import { endOfPieces, givePieces, pieceOffer, piecesToAdd } from './give.ts';
import { countSold, groupsOnSale, takeGroup } from './group-repo.ts';
import { comboOrders, orderBeside, type ComboOrderRow } from './order-repo.ts';
import { addPieces, piecesOfOrder, setDue, type StandingPiece } from './piece-repo.ts';
import type { SoldGroup } from './terms.ts';

type Wanted = Parameters<CombosPort['offer']>[2];

/** The group, as the buyer may have it now, and its best piece for the order without other offers. */
const bestFor = async (
  query: Query,
  context: MemberContext,
  { body, sold }: Pick<Wanted, 'body'> & { sold: SoldGroup | null },
) => {
  const { userId } = context.session;
  const plain = { ...body, offerIds: [], goldIds: [], useMcoin: false };
  const { store, input } = await priceOrder(query, plain, userId, context.now);
  const group = await groupToBuy(query, sold, { userId, quantity: 1 });
  const best = bestPiece(group, { input, business: store.kind }, context) ?? refuse('COMBO_OVER');
  return { group, best };
};

const offer: CombosPort['offer'] = async (query, context, { groupId, body }) => {
  const groups = await groupsOnSale(query, context.now);
  const sold = groups.find(({ id }) => id === groupId) ?? null;
  return (await bestFor(query, context, { body, sold })).best.offer;
};

const join: CombosPort['join'] = async (query, context, { orderId, groupId, body }) => {
  const { now } = context;
  const sold = await takeGroup(query, groupId, now);
  const { group, best } = await bestFor(query, context, { body, sold });
  const order = newOrder(context, group, { quantity: 1, withOrder: orderId });
  const pieces = piecesToAdd(order);
  await comboOrders.add(query, order);
  await addPieces(query, pieces);
  await countSold(query, group.id, 1);
  const { userId, id } = must(
    pieces.find(
      ({ business, amount, limitAmount }) =>
        business === best.piece.business &&
        amount === best.piece.amount &&
        limitAmount === best.piece.limitAmount,
    ),
    'the piece of a group that was chosen',
  );
  const validity = { startAt: now, endAt: endOfPieces(group.validDays, now) };
  const terms = pieceOffer({ ...best.piece, expandedAmount: null }, validity);
  await givePiece(query, { userId, id, offerId: id, nth: 1, terms }, now);
  return { pieceId: id, total: order.total };
};

const paid: CombosPort['paid'] = async (query, orderId, { tradeNo, at }) => {
  const order = must(await orderBeside(query, orderId), 'the group beside a paid order');
  const endAt = endOfPieces(order.terms.validDays, at);
  if (!(await comboOrders.markPaid(query, order, { at, tradeNo, endAt })))
    throw new Error('the group beside an order that was just paid did not wait for its payment');
  await givePieces(query, order, { at, endAt });
};

const late: CombosPort['late'] = async (query, orderId, { tradeNo, at }) => {
  const order = await orderBeside(query, orderId);
  // paid before: this is a second payment of the same order
  if (order === null || order.paidAt !== null) return;
  await endOrder(query, order, ORDER.lapsed);
  await comboOrders.noteBack(query, order, { amount: order.total, tradeNo, at });
};

/** Takes the pieces of an order out of the wallet; one that moved meanwhile undoes all of it. */
const endPieces = async (
  query: Query,
  order: ComboOrderRow,
  { pieces, at }: { pieces: readonly StandingPiece[]; at: Instant },
): Promise<void> => {
  const ids = pieces.map(({ id }) => id);
  for (const piece of await piecesByIds(query, order.userId, ids))
    if (!(await endPiece(query, piece, at))) refuse('COMBO_HELD');
};

const isFree = ({ offer }: StandingPiece): boolean =>
  offer === null || offer.state === 'claimed' || offer.state === 'freed';

/** Whether the group stays bought: more of its pieces than its own order holds were used or are held, one was drawn for, or one ended and gave its share back. */
const isKept = async (
  query: Query,
  order: ComboOrderRow,
  { pieces, ownPieces }: { pieces: readonly StandingPiece[]; ownPieces: number },
): Promise<boolean> =>
  pieces.filter((piece) => !isFree(piece)).length > ownPieces ||
  pieces.some(({ refundedAt }) => refundedAt !== null) ||
  (await drawsOfOrder(query, order)) > 0;

/** When its order has ended: the piece that the order held is free again. */
const giveBack = async (query: Query, order: ComboOrderRow, at: Instant): Promise<void> => {
  const pieces = await piecesOfOrder(query, order);
  if (await isKept(query, order, { pieces, ownPieces: 0 })) return;
  if (!(await comboOrders.markRefunded(query, order, at))) return;
  await putBackOnSale(query, order);
  await setDue(query, order, null);
  await endPieces(query, order, { pieces, at });
  await owePlatform(
    query,
    {
      orderType: 'COUPON_BOOM_ORDER',
      orderId: order.id,
      refundId: `combo-${order.id}`,
      tradeNo: must(order.tradeNo, 'the payment of a paid group'),
      amount: order.total,
    },
    at,
  );
};

const ended: CombosPort['ended'] = async (query, orderId, at) => {
  const order = await orderBeside(query, orderId);
  if (order === null) return;
  if (order.status === ORDER.paid) return giveBack(query, order, at);
  const isLapsed = at > order.payBefore;
  if (await endOrder(query, order, isLapsed ? ORDER.lapsed : ORDER.cancelled))
    await endPieces(query, order, { pieces: await piecesOfOrder(query, order), at });
};

const of: CombosPort['of'] = async (query, orderId) => {
  const order = await orderBeside(query, orderId);
  if (order === null) return null;
  const pieces = order.status === ORDER.paid ? await piecesOfOrder(query, order) : [];
  return {
    id: order.id,
    name: order.terms.name,
    total: order.total,
    isBack: order.refundAmount > 0,
    isKept: await isKept(query, order, { pieces, ownPieces: 1 }),
  };
};

/** Combo coupons beside an order (decision MB18). */
export const combosOfOrders: CombosPort = {
  offer,
  join,
  of,
  paid,
  late,
  ended,
};
