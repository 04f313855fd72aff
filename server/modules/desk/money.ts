import { GIVE_BACK_OTHER } from '#shared/codes/desk-change.ts';
import { REFUSE_OTHER } from '#shared/codes/desk.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { cents, toDollars, ZERO } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  askedAmount,
  cancelByStore,
  giveByStore,
  goldOf,
  refundsOf,
  type Sum,
  sumOf,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { once } from './act.ts';
import { needLimit } from '#server/kit/money-limit.ts';
import { leftOf, needMoneyAct } from './money-rules.ts';
import { deskOrderOf } from './orders.ts';
import { orderAtDesk } from './scope.ts';

type Cancelling = RequestOf<Contract['merchantDeskCancel']>;
type Giving = RequestOf<Contract['merchantDeskGiveBack']>;

const cancelIt = once<Cancelling>(
  'cancel',
  (order, { reason, note }, { query, doing, context }) => {
    needMoneyAct(order, 'CANCEL', context);
    needLimit(context, leftOf(order));
    return cancelByStore(query, order, { ...doing, reason, note });
  },
);

/** Calls an order off that was accepted: all that was paid goes back. */
export const cancel: Handlers['merchantDeskCancel'] = async (context, body) =>
  body.reason === REFUSE_OTHER && body.note === ''
    ? refuse('BAD_REQUEST', { issues: ['note'] })
    : cancelIt(context, body);

/** What pieces or a sum come to: pieces by their shares, without fees (decision E7). */
const sumOfGiving = async (
  query: Query,
  order: TakeoutOrder,
  { lines, amtn }: Pick<Giving, 'lines' | 'amtn'>,
): Promise<Sum> => {
  if (amtn !== undefined) {
    if (amtn > leftOf(order)) refuse('AMOUNT_LEFT', { left: toDollars(leftOf(order)) });
    return { items: [], amount: amtn, gold: ZERO };
  }
  const refunds = await refundsOf(query, order);
  // past the status in which all pieces bring the fees back
  const amount = askedAmount({ ...order, status: Math.max(2, order.status) }, refunds, lines ?? []);
  if (!amount.ok)
    return amount.reason === 'partialNotSupported'
      ? refuse('WHOLE_ONLY')
      : refuse('BAD_REQUEST', { issues: ['lines'] });
  return sumOf(order, refunds, {
    items: amount.lines,
    amount: amount.refundCents,
    gold: goldOf(order, refunds, amount.lines),
  });
};

const giveIt = once<Giving>('give-back', async (order, body, { query, doing, context }) => {
  needMoneyAct(order, 'GIVE_BACK', context);
  const sum = await sumOfGiving(query, order, body);
  needLimit(context, sum.amount);
  return giveByStore(query, order, sum, {
    ...doing,
    refundId: context.deps.random.id(),
    kind: 'given',
    reason: body.reason,
    note: body.note,
  });
});

/** Gives pieces or a sum of an order back, or tells to the cent what that would be. */
export const giveBack: Handlers['merchantDeskGiveBack'] = async (context, body) => {
  if ((body.lines === undefined) === (body.amtn === undefined))
    return refuse('BAD_REQUEST', { issues: ['lines', 'amtn'] });
  if (body.reason === GIVE_BACK_OTHER && body.note === '' && !body.isPreview)
    return refuse('BAD_REQUEST', { issues: ['note'] });
  const before = await orderAtDesk(context, body.orderId);
  if (body.isPreview) {
    needMoneyAct(before, 'GIVE_BACK', context);
    const sum = await sumOfGiving(context.deps.db.query, before, body);
    return {
      order: await deskOrderOf(context, before),
      replay: false,
      amtn: sum.amount,
      goldAmtn: sum.gold,
      leftAmtn: cents(leftOf(before) - sum.amount),
    };
  }
  const acted = await giveIt(context, body);
  const after = await orderAtDesk(context, body.orderId);
  return {
    ...acted,
    amtn: cents(after.refundAmount - before.refundAmount),
    goldAmtn: cents(after.goldRefund - before.goldRefund),
    leftAmtn: leftOf(after),
  };
};
