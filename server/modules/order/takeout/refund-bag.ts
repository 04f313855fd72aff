import type { StoreKind } from '#shared/codes/store-kind.ts';
import { refundProgress, refundReason } from '#shared/codes/refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import { canRefund } from '#shared/order/actions/can-refund.ts';
import { bagRefundAmount } from '#shared/order/refund/refund-amount.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { factsOf } from './facts.ts';
import { mostOf } from '../life/refund-facts.ts';
import { ownOrder } from './get.ts';
import { addRefund, giveWholeBack, judgeAgain, moveOrder, payBack } from './life.ts';
import { keyedOrder } from './keyed-order.ts';
import { NOT_NOW } from './refund.ts';
import type { TakeoutOrder } from './order.ts';
import type { RefundId } from '../life/refund-repo.ts';
import { giveValueBack, isAllBack } from '../life/value-back.ts';

/** What the fee comes to; refuses while a request waits, and when there is nothing to give or no refund to be had. */
const bagOf = (order: TakeoutOrder, { now }: MemberContext): Cents => {
  if (order.refundProgress === refundProgress.codes.pending) return refuse('REFUND_RUNNING');
  const answer = canRefund({ ...factsOf(order), refundProgress: null }, now);
  if (!answer.ok) return refuse(NOT_NOW[answer.reason]);
  const bag = bagRefundAmount({ bagFeeCents: order.quote.feeShares.bag, isBagRefunded: false });
  return bag.ok ? mostOf(order, bag.refundCents) : refuse('REFUND_NO_BAG');
};

/** The fee goes back. Where it was the last of the money the order is over, as after any whole refund (decision E12). False when another call was first. */
const giveBag = async (
  query: Query,
  order: TakeoutOrder,
  bag: Cents,
  { now }: MemberContext,
): Promise<boolean> => {
  const money = cents(order.refundAmount + bag);
  const isAll = isAllBack(order, { money, gold: ZERO });
  const patch = {
    isBagRefunded: true,
    refundAmount: money,
    refundStatus: isAll ? 2 : 1,
    refundAt: now,
    ...(isAll && { closeReason: 'REFUND' as const }),
  };
  const moved = await moveOrder(query, order, isAll ? 'BAG_REFUNDED_LAST' : 'BAG_REFUNDED', now, {
    patch,
  });
  if (moved !== null)
    await (isAll
      ? giveWholeBack(query, order, now)
      : giveValueBack(query, order, { gold: ZERO, money, at: now }));
  return moved !== null;
};

type BagAnswer = ReplyOf<Contract['takeoutRefundPlasticBag']>;

const bagOnce = async (
  query: Query,
  order: TakeoutOrder,
  context: MemberContext,
): Promise<BagAnswer | null> => {
  const { deps, now } = context;
  if (order.isBagRefunded) return { refundAmtn: order.quote.feeShares.bag };
  const bag = bagOf(order, context);
  if (!(await giveBag(query, order, bag, context))) return null;
  const refundId: RefundId = deps.random.id();
  await payBack(query, order, { refundId, amount: bag, at: now });
  await addRefund(query, {
    merchantId: order.merchantId,
    id: refundId,
    orderId: order.id,
    userId: order.userId,
    kind: 'bag',
    reason: refundReason.codes.plasticBagFee,
    note: '',
    photos: [],
    items: [],
    parts: { delivery: ZERO, platform: ZERO, bag },
    amount: bag,
    isWhole: false,
    progress: 1,
    requestedAt: now,
    settledAt: now,
    isAutomatic: true,
  });
  return { refundAmtn: bag };
};

/** Gives the fee for bags back, once, at once; the one request of the order is not used up by it (decision E7). Repeating it is no error. */
export const refundPlasticBagOf =
  (kind: StoreKind): Handlers['takeoutRefundPlasticBag'] =>
  async (context, body) => {
    const { id } = await ownOrder(context, body.tradeId, kind);
    return keyedOrder(context, { scope: 'refund-bag', body }, (query) =>
      judgeAgain(query, id, (order) => bagOnce(query, order, context)),
    );
  };
