import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { ErrorName } from '#shared/codes/error-code.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Cents } from '#shared/kernel/money.ts';
import {
  canRecallRefund,
  canRefund,
  type RefundReasonNot,
} from '#shared/order/actions/can-refund.ts';
import { type RefundAmount, type RefundSelection } from '#shared/order/refund/refund-amount.ts';
import { checkRefundForm } from '#shared/order/refund/refund-form.ts';
import { autoRefundAt } from '#shared/order/checkout/windows.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { factsOf } from './facts.ts';
import { dropChange } from './held.ts';
import { ownOrder } from './get.ts';
import { addRefund, judgeAgain, moveOrder, refundsOf, settleRequest } from './life.ts';
import { keyedOrder } from './keyed-order.ts';
import { askedAmount, paidOrder, piecesLeft } from '../life/refund-facts.ts';
import { type Refund } from '../life/refund-repo.ts';
import type { TakeoutOrder } from './order.ts';
import { goldOf } from '../life/value-back.ts';

/** Which refusal says why no refund can be had. */
export const NOT_NOW: Readonly<Record<RefundReasonNot, ErrorName>> = {
  notPaid: 'REFUND_NOT_NOW',
  closed: 'REFUND_NOT_NOW',
  used: 'REFUND_NOT_NOW',
  expired: 'REFUND_NOT_NOW',
  unknownStatus: 'REFUND_NOT_NOW',
  paymentChannel: 'REFUND_CHANNEL',
  refundRunning: 'REFUND_RUNNING',
  rejected: 'REFUND_REJECTED',
  alreadyRequested: 'REFUND_ALREADY',
  windowOver: 'REFUND_WINDOW_OVER',
};

/** Which refusal says that no refund can be asked for, or null. */
export const refundRefusal = (order: TakeoutOrder, { now }: MemberContext): ErrorName | null => {
  const answer = canRefund(factsOf(order), now);
  return answer.ok ? null : NOT_NOW[answer.reason];
};

type Form = { reason: number; text: string; photos: readonly string[] };
/** `items` null: all that is left. */
type Request = Form & { items: RefundSelection | null };

const amountOf = (
  order: TakeoutOrder,
  refunds: readonly Refund[],
  { reason, text, photos, items }: Request,
): RefundAmount => {
  const paid = paidOrder(order, refunds);
  const left = piecesLeft(paid);
  const wanted = items ?? left.filter(({ quantity }) => quantity > 0);
  const checked = checkRefundForm(
    { reason, text, items: wanted, photos: photos.map(() => ({ bytes: 0 })) },
    { lines: left, isWholeOnly: paid.isWholeOnly },
  );
  if (!checked.ok)
    return refuse(checked.reason === 'partialNotSupported' ? 'REFUND_PARTIAL' : 'REFUND_FORM', {
      ...checked,
    });
  const amount = askedAmount(order, refunds, wanted);
  return amount.ok
    ? amount
    : refuse(amount.reason === 'partialNotSupported' ? 'REFUND_PARTIAL' : 'REFUND_FORM', {
        ...amount,
      });
};

const newRefund = (
  order: TakeoutOrder,
  form: Form,
  { gold, ...amount }: RefundAmount & { gold: Cents },
  { deps, now }: MemberContext,
): Refund => ({
  merchantId: order.merchantId,
  id: deps.random.id(),
  orderId: order.id,
  userId: order.userId,
  kind: 'items',
  reason: form.reason,
  note: form.text,
  photos: form.photos,
  items: amount.lines,
  parts: {
    delivery: amount.deliveryFeeCents,
    platform: amount.platformFeeCents,
    bag: amount.bagFeeCents,
    ...(gold > 0 && { gold }),
  },
  amount: amount.refundCents,
  isWhole: amount.isWholeOrder,
  progress: 0,
  requestedAt: now,
  settledAt: null,
  isAutomatic: false,
});

type Asked = ReplyOf<Contract['takeoutApplyRefund']>;

const askOnce = async (
  query: Query,
  order: TakeoutOrder,
  request: Request,
  context: MemberContext,
): Promise<Asked | null> => {
  const { now, session } = context;
  const refusal = refundRefusal(order, context);
  if (refusal !== null) return refuse(refusal);
  await checkPictures(query, session.userId, request.photos, 'photos');
  const refunds = await refundsOf(query, order);
  const amount = amountOf(order, refunds, request);
  const moved = await moveOrder(query, order, 'REFUND_ASKED', now, {
    patch: { refundRequests: order.refundRequests + 1, refundRequestedAt: now },
    facts: { amount: amount.refundCents, reason: request.reason },
  });
  if (moved === null) return null;
  const announce = await dropChange(query, order, now);
  await addRefund(
    query,
    newRefund(order, request, { ...amount, gold: goldOf(order, refunds, amount.lines) }, context),
  );
  await announce();
  return {
    refundAmtn: amount.refundCents,
    refundProgress: moved.refundProgress,
    autoRefundTime: autoRefundAt(now),
  };
};

const askKeyed = async (
  context: MemberContext,
  { tradeId, kind }: { tradeId: string; kind: StoreKind },
  request: Request,
): Promise<Asked> => {
  const { id } = await ownOrder(context, tradeId, kind);
  return keyedOrder(context, { scope: 'refund', body: { tradeId, ...request } }, async (query) => {
    await holdAccount(query, context.session.userId);
    return judgeAgain(query, id, (order) => askOnce(query, order, request, context));
  });
};

export const applyRefundOf =
  (kind: StoreKind): Handlers['takeoutApplyRefund'] =>
  (context, { tradeId, reason, text, photos }) =>
    askKeyed(context, { tradeId, kind }, { reason, text, photos, items: null });

export const applyForRefundOf =
  (kind: StoreKind): Handlers['takeoutApplyForRefund'] =>
  (context, { tradeId, productList, reason, text, photos }) =>
    askKeyed(
      context,
      { tradeId, kind },
      {
        reason,
        text,
        photos,
        items: productList.map(({ uuid, quantity }) => ({ lineId: uuid, quantity })),
      },
    );

type Nothing = ReplyOf<Contract['takeoutCancelRefund']>;

const recallOnce = async (
  query: Query,
  order: TakeoutOrder,
  { now }: MemberContext,
): Promise<Nothing | null> => {
  if (order.refundProgress === refundProgress.codes.recalled) return {};
  if (!canRecallRefund(factsOf(order), now).ok) return refuse('REFUND_NOT_RUNNING');
  return (await settleRequest(query, order, { kind: 'REFUND_RECALLED', at: now })) && {};
};

/** Withdraws the request that waits (spec 001 §4). Repeating it is no error. */
export const cancelRefundOf =
  (kind: StoreKind): Handlers['takeoutCancelRefund'] =>
  async (context, body) => {
    const { id } = await ownOrder(context, body.tradeId, kind);
    return keyedOrder(context, { scope: 'cancel-refund', body }, (query) =>
      judgeAgain(query, id, (order) => recallOnce(query, order, context)),
    );
  };
