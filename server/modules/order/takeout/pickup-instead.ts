import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { refundProgress, refundReason } from '#shared/codes/refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { addCents, ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { mostOf } from '../life/refund-facts.ts';
import type { RefundId } from '../life/refund-repo.ts';
import { giveValueBack, isAllBack } from '../life/value-back.ts';
import { ownOrder } from './get.ts';
import { keyedOrder } from './keyed-order.ts';
import { addRefund, judgeAgain, moveOrder, payBack } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { addPickupOffer, answerPickup, pickupOfferOf } from './pickup-offer-repo.ts';
import { isPickupOpen } from './pickup-open.ts';
import type { Doing } from './store-acts.ts';

/** Asks the guest whether they collect an order for which no rider came (decision DA15). */
export const offerPickup = async (
  query: Query,
  order: TakeoutOrder,
  { at, by }: Doing,
): Promise<TakeoutOrder | null> => {
  const amount = mostOf(order, order.quote.feeShares.delivery);
  const asked = await moveOrder(query, order, 'PICKUP_OFFERED', at, {
    facts: { ...by, amount },
  });
  if (asked !== null) await addPickupOffer(query, order, { amount, offeredAt: at });
  return asked;
};

/** It waits at the counter; what was paid for the delivery is given back. Null when another call was first. */
const collect = async (
  query: Query,
  order: TakeoutOrder,
  fee: Cents,
  { now }: MemberContext,
): Promise<TakeoutOrder | null> => {
  const money = addCents(order.refundAmount, fee);
  const taken = await moveOrder(query, order, 'PICKUP_TAKEN', now, {
    patch: {
      deliveryType: orderDeliveryType.codes.pickup,
      ...(fee > 0 && {
        refundAmount: money,
        refundStatus: isAllBack(order, { money, gold: ZERO }) ? 2 : 1,
        refundAt: now,
        // the store asked: the guest's points stay (decision DA11)
        givenBack: addCents(order.givenBack, fee),
      }),
    },
    facts: { amount: fee },
  });
  if (taken === null) return null;
  if (fee > 0) await giveValueBack(query, order, { gold: ZERO, money, at: now });
  const collected: TakeoutOrder = { ...taken, deliveryType: orderDeliveryType.codes.pickup };
  return order.cookedAt === null ? collected : moveOrder(query, collected, 'READY', now);
};

const keepRefund = async (
  query: Query,
  order: TakeoutOrder,
  fee: Cents,
  { deps, now }: MemberContext,
): Promise<void> => {
  const refundId: RefundId = deps.random.id();
  await payBack(query, order, { refundId, amount: fee, at: now });
  await addRefund(query, {
    merchantId: order.merchantId,
    id: refundId,
    orderId: order.id,
    userId: order.userId,
    kind: 'delivery',
    reason: refundReason.codes.others,
    note: '',
    photos: [],
    items: [],
    parts: { delivery: fee, platform: ZERO, bag: ZERO },
    amount: fee,
    isWhole: false,
    progress: 1,
    requestedAt: now,
    settledAt: now,
    isAutomatic: true,
  });
};

type Answer = ReplyOf<Contract['takeoutAnswerPickup']>;

const answerOnce = async (
  query: Query,
  order: TakeoutOrder,
  isAccepted: boolean,
  context: MemberContext,
): Promise<Answer | null> => {
  const offer = (await pickupOfferOf(query, order)) ?? refuse('NOT_NOW');
  const refundAmtn = isAccepted ? offer.amount : ZERO;
  if (offer.isAccepted === isAccepted) return { isAccepted, refundAmtn };
  if (!isPickupOpen(order, offer)) return refuse('NOT_NOW');
  // what waits may hold the delivery fee itself
  if (isAccepted && order.refundProgress === refundProgress.codes.pending)
    return refuse('REFUND_RUNNING');
  // the store may have given money back since it asked
  const fee = mostOf(order, refundAmtn);
  const moved = isAccepted
    ? await collect(query, order, fee, context)
    : await moveOrder(query, order, 'PICKUP_DECLINED', context.now);
  if (moved === null) return null;
  await answerPickup(query, order, isAccepted);
  if (fee > 0) await keepRefund(query, order, fee, context);
  return { isAccepted, refundAmtn: fee };
};

/** What the guest says to the store's question; repeating it is no error. */
export const answerPickupOffer: Handlers['takeoutAnswerPickup'] = async (context, body) => {
  const { id } = await ownOrder(context, body.tradeId);
  return keyedOrder(context, { scope: 'answer-pickup', body }, (query) =>
    judgeAgain(query, id, (order) => answerOnce(query, order, body.isAccepted, context)),
  );
};
