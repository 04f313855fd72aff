import type { ComboOrderState } from '#shared/codes/combo.ts';
import type { ComboOrder } from '#shared/contract/consumer/combo.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { refundRefusal } from './cancel.ts';
import { freshComboOrder } from './close.ts';
import { drawsOf } from './draw-repo.ts';
import { ordersOf, type ComboOrderRow } from './order-repo.ts';
import { piecesOf, piecesOfOrder } from './piece-repo.ts';
import { pieceRow } from './standing.ts';

const stateOf = (
  { status, payBefore, refundAmount }: ComboOrderRow,
  now: MemberContext['now'],
): ComboOrderState => {
  if (status === ORDER.paid) return 'paid';
  if (status === ORDER.refunded) return 'refunded';
  if (refundAmount > 0) return 'paidLate';
  if (status === ORDER.cancelled) return 'cancelled';
  return status === ORDER.open && now <= payBefore ? 'toBePaid' : 'autoCancelled';
};

const orderRow = async (
  { deps, now, pick }: MemberContext,
  order: ComboOrderRow,
): Promise<ComboOrder> => ({
  orderId: order.id,
  groupId: order.groupId,
  name: pick(order.terms.name),
  quantity: order.quantity,
  payAmount: order.total,
  status: stateOf(order, now),
  createTime: order.createdAt,
  payBefore: order.payBefore,
  payTime: order.paidAt,
  endAt: order.endAt,
  refundAmount: order.refundAmount,
  refundTime: order.refundedAt,
  canRefund:
    order.status === ORDER.paid && (await refundRefusal(deps.db.query, order, now)) === null,
});

/** A page out of what was found, one more than asked for. */
const pageOf = <F, R>(found: readonly F[], offset: number, result: R[]) => ({
  result,
  next: found.length > result.length,
  nextOffset: offset + result.length,
});

export const comboOrderList: Handlers['comboOrderList'] = async (context, { offset, size }) => {
  const { deps, session, now } = context;
  const found = await ordersOf(deps.db.query, { userId: session.userId, offset, size });
  const result: ComboOrder[] = [];
  for (const order of found.slice(0, size)) result.push(await orderRow(context, order));
  return { ...pageOf(found, offset, result), serverTime: now };
};

export const comboOrderGet: Handlers['comboOrderGet'] = async (context, { orderId }) => {
  const { deps, session, now } = context;
  const order = await freshComboOrder(deps.db, orderId, now);
  if (order === null || order.userId !== session.userId) return refuse('ORDER_NOT_FOUND');
  const pieces = order.paidAt === null ? [] : await piecesOfOrder(deps.db.query, order);
  return {
    order: await orderRow(context, order),
    pieces: pieces.map((piece) => pieceRow(piece, now)),
    serverTime: now,
  };
};

export const comboPieces: Handlers['comboPieces'] = async (
  { deps, session: { userId }, now },
  { dataType, offset, size },
) => {
  const found = await piecesOf(deps.db.query, { userId, dataType, now, offset, size });
  return pageOf(
    found,
    offset,
    found.slice(0, size).map((piece) => pieceRow(piece, now)),
  );
};

export const comboDrawList: Handlers['comboDrawList'] = async (
  { deps, session: { userId } },
  { offset, size },
) => {
  const found = await drawsOf(deps.db.query, { userId, offset, size });
  return pageOf(
    found,
    offset,
    found.slice(0, size).map(({ id, pieceId, face, amount, at, withdrawnAt }) => ({
      drawId: id,
      id: pieceId,
      amount: face,
      expandedAmount: amount,
      at,
      withdrawnAt,
    })),
  );
};
