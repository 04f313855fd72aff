import { timesCents, ZERO } from '#shared/kernel/money.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdUnpaid } from '#server/kit/unpaid.ts';
import { orderedAnswer, orderOnce } from '#server/modules/money/index.ts';
import { endOrder } from './close.ts';
import { piecesToAdd } from './give.ts';
import { countSold, takeGroup } from './group-repo.ts';
import { boughtOf, comboOrders, waitingOrder, type ComboOrderRow } from './order-repo.ts';
import { addPieces } from './piece-repo.ts';
import { leftOf, type SoldGroup } from './terms.ts';

type Wish = { groupId: string; quantity: number };

export const newOrder = (
  { deps, session, now }: MemberContext,
  { id: groupId, price, stock: _stock, sold: _sold, limitQty: _limit, ...terms }: SoldGroup,
  { quantity, withOrder }: Pick<ComboOrderRow, 'quantity' | 'withOrder'>,
): ComboOrderRow => ({
  userId: session.userId,
  id: deps.random.id(),
  groupId,
  quantity,
  withOrder,
  status: ORDER.open,
  total: timesCents(price, quantity),
  terms,
  createdAt: now,
  payBefore: payBefore(now),
  paidAt: null,
  tradeNo: null,
  endAt: null,
  refundAmount: ZERO,
  refundedAt: null,
});

/** The group, if so many are left of it, for this buyer too. */
export const groupToBuy = async (
  query: Query,
  group: SoldGroup | null,
  { userId, quantity }: { userId: string; quantity: number },
): Promise<SoldGroup> => {
  if (group === null) return refuse('COMBO_OVER');
  const left = leftOf(group);
  if (left >= 0 && left < quantity) return refuse('COMBO_SOLD_OUT', { left });
  const had = (await boughtOf(query, userId)).get(group.id) ?? 0;
  if (group.limitQty >= 0 && had + quantity > group.limitQty)
    return refuse('COMBO_LIMIT', { left: Math.max(0, group.limitQty - had) });
  return group;
};

/** What was ordered before and waits for its payment is the same order: two presses at once buy once. One that lapsed, or is for another quantity, makes way. */
const order = async (
  query: Query,
  context: MemberContext,
  { groupId, quantity }: Wish,
): Promise<ComboOrderRow> => {
  const { session, now } = context;
  const { userId } = session;
  await takeGroup(query, groupId, now);
  const waiting = await waitingOrder(query, userId, groupId);
  if (waiting !== null) {
    const isOpen = now <= waiting.payBefore;
    if (isOpen && waiting.quantity === quantity) return waiting;
    await endOrder(query, waiting, isOpen ? ORDER.cancelled : ORDER.lapsed);
  }
  const sold = await takeGroup(query, groupId, now);
  const group = await groupToBuy(query, sold, { userId, quantity });
  const made = newOrder(context, group, { quantity, withOrder: '' });
  await comboOrders.add(query, made);
  await addPieces(query, piecesToAdd(made));
  await countSold(query, groupId, quantity);
  await holdUnpaid(context, query, { orderId: made.id, pieces: quantity, until: made.payBefore });
  return made;
};

export const comboBuy: Handlers['comboBuy'] = (context, body) =>
  orderOnce(context, { scope: 'combo/buy', body }, async (query) =>
    orderedAnswer(await order(query, context, body), context.now),
  );
