import { cents, toDollars, ZERO } from '#shared/kernel/money.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { UserId } from '#shared/kernel/ids.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Random } from '#server/kit/random.ts';
import type { Query } from '#server/db/db.ts';
import { ORDER } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdUnpaid } from '#server/kit/unpaid.ts';
import { orderedAnswer, orderOnce } from '#server/modules/money/index.ts';
import { phoneSeal } from '#server/modules/people/index.ts';
import { noteTrial, takeTurn } from './card-repo.ts';
import { beginPeriod } from './give.ts';
import { itemOnSale } from './item-repo.ts';
import {
  closeOrder,
  memberOrders,
  tickRenewal,
  waitingOrder,
  type MemberOrder,
} from './order-repo.ts';
import { packCycle, partnerOff, saleRefusal, standingOf, type Standing } from './standing.ts';
import type { SoldItem } from './terms.ts';

/** A new order of a thing, to be paid within the usual window. */
export const newOrder = (
  { random, userId, autoRenew }: { random: Random; userId: UserId; autoRenew: boolean },
  { item, standing }: { item: SoldItem; standing: Standing },
  now: Instant,
): MemberOrder => {
  const off = partnerOff(standing, item);
  return {
    userId,
    id: random.id(),
    kind: item.kind,
    itemId: item.id,
    cycle: item.kind === 'pack' ? packCycle(standing, now) : '',
    status: ORDER.open,
    total: cents(item.price - off),
    partnerOff: off,
    terms: { name: item.name, days: item.days, packets: item.packets },
    autoRenew: autoRenew && item.kind === 'card',
    createdAt: now,
    payBefore: payBefore(now),
    paidAt: null,
    tradeNo: null,
    startAt: null,
    endAt: null,
    refundAmount: ZERO,
    refundedAt: null,
  };
};

/** The order of this thing that waits for its payment; one that lapsed is closed on the way. */
const stillWaiting = async (
  query: Query,
  { userId, itemId, now }: { userId: string; itemId: string; now: Instant },
): Promise<MemberOrder | null> => {
  const waiting = await waitingOrder(query, userId, itemId);
  if (waiting === null || now <= waiting.payBefore) return waiting;
  await closeOrder(query, waiting);
  return null;
};

/** A trial costs nothing, and begins at once; its phone has no other one (decision MB3). */
const beginTrial = async (
  query: Query,
  order: MemberOrder,
  { deps, session, now }: MemberContext,
): Promise<MemberOrder> => {
  const seal = phoneSeal(deps.secrets, { region: session.region, number: session.phone });
  if (!(await noteTrial(query, seal, now))) return refuse('TRIAL_USED');
  const period = await beginPeriod(query, order, { at: now, autoRenew: false });
  return { ...order, ...period, status: ORDER.paid, paidAt: now };
};

/** What was ordered before and waits for its payment is the same order: two presses at once buy once. */
const order = async (
  query: Query,
  context: MemberContext,
  body: { itemId: string; payAmount: number; autoRenew: boolean },
): Promise<MemberOrder> => {
  const { deps, session, now } = context;
  const { userId } = session;
  const { itemId } = body;
  const item = (await itemOnSale(query, itemId, now)) ?? refuse('MEMBER_PLAN_GONE');
  const waiting = await stillWaiting(query, { userId, itemId, now });
  const standing = await standingOf(query, userId, now);
  const refusal = waiting === null ? saleRefusal(item, standing, now) : null;
  if (refusal !== null) return refuse(refusal);
  const { random } = deps;
  const made =
    waiting ?? newOrder({ random, userId, autoRenew: body.autoRenew }, { item, standing }, now);
  if (body.payAmount !== made.total)
    return refuse('PRICE_CHANGED', { totalAmount: toDollars(made.total) });
  if (waiting !== null) {
    await tickRenewal(query, waiting, body.autoRenew && waiting.kind === 'card');
    return waiting;
  }
  const begun = item.kind === 'trial' ? await beginTrial(query, made, context) : made;
  await memberOrders.add(query, begun);
  if (begun.status === ORDER.open)
    await holdUnpaid(context, query, { orderId: begun.id, pieces: 1, until: begun.payBefore });
  return begun;
};

export const memberOrderCreate: Handlers['memberOrderCreate'] = (context, body) =>
  orderOnce(context, { scope: 'member/order', body }, async (query) => {
    await takeTurn(query, context.session.userId);
    const made = await order(query, context, body);
    return { ...orderedAnswer(made, context.now), isPaid: made.status === ORDER.paid };
  });
