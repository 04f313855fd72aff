import type { Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import { addDays, dayOf, endOfDay, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Deps } from '#server/kit/deps.ts';
import { closeGold } from './close.ts';
import { findGoldOrder, markGoldPaid, noteLateGold, type GoldOrder } from './order-repo.ts';
import { addValue } from './value-repo.ts';

/** The pieces of a bag, each valid from its payment to the end of its last day. */
const givePieces = async (
  query: Query,
  { random }: Pick<Deps, 'random'>,
  { userId, id, bag }: GoldOrder,
  at: Instant,
): Promise<void> => {
  for (const { name, amount, quantity, limitAmount, days } of bag.items) {
    for (let piece = 0; piece < quantity; piece += 1) {
      await addValue(query, {
        userId,
        id: random.id(),
        kind: 'gold',
        orderId: id,
        name,
        bag: bag.name,
        face: amount,
        balance: amount,
        limitAmount,
        startAt: at,
        endAt: endOfDay(addDays(dayOf(at), days)),
      });
    }
  }
};

/** Takes the money for a bag that waits for it and gives its gold; otherwise gives the money back (decision E13). True when it was given back. */
export const receiveGold = async (
  query: Query,
  deps: Pick<Deps, 'random'>,
  money: { orderId: string; tradeNo: string; amount: Cents },
  at: Instant,
): Promise<boolean> => {
  const order = must(await findGoldOrder(query, money.orderId), 'the order of a payment');
  if (
    order.status === 0 &&
    at <= order.payBefore &&
    (await markGoldPaid(query, order, { at, tradeNo: money.tradeNo }))
  ) {
    await givePieces(query, deps, order, at);
    return false;
  }
  await closeGold(query, order);
  await noteLateGold(query, order, money);
  return true;
};
