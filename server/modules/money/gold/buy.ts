import { ZERO } from '#shared/kernel/money.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdUnpaid } from '#server/kit/unpaid.ts';
import { orderedAnswer, orderOnce } from '../platform/order.ts';
import { findBag, takeBag } from './bag-repo.ts';
import { closeGold } from './close.ts';
import { addGoldOrder, overdueGoldOrders, slotsHeld, type GoldOrder } from './order-repo.ts';
import { membershipPort } from './membership-port.ts';
import { bagPrice, bagRefusal } from './present.ts';

/** The first place within the limit that is free. */
const freeSlot = (held: readonly number[]): number => {
  let slot = 1;
  while (held.includes(slot)) slot += 1;
  return slot;
};

/** What lapsed holds its slot until it is closed: a buyer does not wait for the sweeper. */
const MOST_LAPSED = 20;

/** Orders a bag, to be paid within the usual window. The order's slot is a unique key: of two at once of one member the second looks again, and then meets the limit. */
export const bagBuy: Handlers['goldBagBuy'] = (context, body) => {
  const { deps, session, now } = context;
  const { userId } = session;
  return orderOnce(context, { scope: 'gold/buy', body }, async (query) => {
    for (const lapsed of await overdueGoldOrders(query, now, MOST_LAPSED))
      await closeGold(query, lapsed);
    const bag = (await findBag(query, body.bagId)) ?? refuse('GOLD_BAG_NOT_FOUND');
    const held = (await slotsHeld(query, userId, [bag.id])).map(({ slot }) => slot);
    const refusal = bagRefusal(bag, held.length, now);
    if (refusal !== null) return refuse(refusal);
    const isMember = await membershipPort().isMember(query, userId, now);
    const total = bagPrice(bag, isMember);
    const order: GoldOrder = {
      userId,
      id: deps.random.id(),
      bagId: bag.id,
      slot: freeSlot(held),
      status: 0,
      total,
      bag: { name: bag.name, items: bag.items, isMemberPrice: total < bag.price },
      createdAt: now,
      payBefore: payBefore(now),
      paidAt: null,
      tradeNo: null,
      refundAmount: ZERO,
    };
    await addGoldOrder(query, order);
    await holdUnpaid(context, query, { orderId: order.id, pieces: 1, until: order.payBefore });
    if (!(await takeBag(query, bag.id))) return refuse('GOLD_BAG_SOLD_OUT');
    return orderedAnswer(order, now);
  });
};
