import type { Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { periodsOf, takeTurn } from './card-repo.ts';
import { beginPeriod, cycleOfPack, givePack } from './give.ts';
import { closeOrder, memberOrders, type MemberOrder } from './order-repo.ts';

type Money = { orderId: string; tradeNo: string; amount: Cents };

/** Takes the money for what waits for it, and gives what was bought. False when that is not possible any more. */
const take = async (
  query: Query,
  order: MemberOrder,
  { tradeNo, at, autoRenew }: { tradeNo: string; at: Instant; autoRenew: boolean },
): Promise<boolean> => {
  if (order.status !== 0 || at > order.payBefore) return false;
  if (order.kind === 'pack') {
    const cycle = cycleOfPack(order, await periodsOf(query, order.userId), at);
    if (cycle === null) return false;
    if (!(await memberOrders.markPaid(query, order, { at, tradeNo, endAt: cycle.endAt })))
      return false;
    await givePack(query, order, cycle, at);
    return true;
  }
  const period = await beginPeriod(query, order, { at, autoRenew: autoRenew || order.autoRenew });
  const { startAt, endAt } = period;
  return memberOrders.markPaid(query, order, { at, tradeNo, endAt }, { start_at: startAt });
};

/** Takes the money for an order that waits for it; otherwise gives it back (decision E13). True when it was given back. */
export const receiveMember = async (
  query: Query,
  _: unknown,
  money: Money,
  at: Instant,
): Promise<boolean> => {
  const { userId } = must(await memberOrders.byId(query, money.orderId), 'the order of a payment');
  const { autoRenew } = await takeTurn(query, userId);
  // held before a period begins: its closing comes before, and is seen, or after, and finds it paid
  const order = must(await memberOrders.held(query, money.orderId), 'the order of a payment');
  if (await take(query, order, { tradeNo: money.tradeNo, at, autoRenew })) return false;
  await closeOrder(query, order);
  await memberOrders.noteBack(query, order, { ...money, at });
  return true;
};
