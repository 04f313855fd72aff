import type { ErrorName } from '#shared/codes/error-code.ts';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { canRecallRefund } from '#shared/order/actions/can-refund.ts';
import { autoRefundAt } from '#shared/order/checkout/windows.ts';
import {
  checkGroupRefundForm,
  groupRefundAmount,
  VAIN_REQUESTS_MOST,
  voucherRefund,
  type GroupRefundAmount,
  type VoucherNotReason,
} from '#shared/order/refund/group-refund.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { soldProduct } from '#server/modules/catalogue/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { ownOrder } from './get.ts';
import type { Order } from './order-repo.ts';
import { payBack, settleRefund } from './refund-settle.ts';
import { addRequest, requestsOf, takeVouchers, type GroupRefund } from './request-repo.ts';
import { refundable, vouchersOf, type Voucher } from './voucher-repo.ts';

const { refunded, refunding } = voucherStatus.codes;
const { pending, succeeded, rejected, recalled } = refundProgress.codes;

/** Which refusal says why a voucher cannot be given back. */
export const VOUCHER_NOT: Readonly<Record<VoucherNotReason, ErrorName>> = {
  used: 'VOUCHER_USED',
  refunded: 'VOUCHER_REFUNDING',
  refunding: 'VOUCHER_REFUNDING',
  expired: 'REFUND_NOT_NOW',
  unknown: 'REFUND_FORM',
};

/** What some vouchers of an order give back; refuses when one of them cannot be given back. */
export const amountOf = (
  vouchers: readonly Voucher[],
  voucherIds: readonly string[],
  { now }: Pick<MemberContext, 'now'>,
): GroupRefundAmount => {
  const all = vouchers.map(refundable);
  const amount = groupRefundAmount(all, voucherIds, now);
  if (amount.ok) return amount;
  const { reason, voucherId } = amount;
  // given back already, and nothing is left that could be
  const isNoneLeft = reason === 'refunded' && !all.some((one) => voucherRefund(one, now).ok);
  return refuse(isNoneLeft ? 'REFUND_NONE_LEFT' : VOUCHER_NOT[reason], { reason, voucherId });
};

type Asked = ReplyOf<Contract['groupRefundApply']>;
type Form = Parameters<Handlers['groupRefundApply']>[1];

const newRequest = (
  order: Order,
  { reason, reasonText, imgList }: Form,
  amount: GroupRefundAmount,
  { deps, now }: MemberContext,
  isAtOnce: boolean,
): GroupRefund => ({
  merchantId: order.merchantId,
  id: deps.random.id(),
  orderId: order.id,
  userId: order.userId,
  kind: 'unused',
  reason,
  note: reasonText,
  photos: imgList,
  items: [...amount.parts],
  amount: amount.refundCents,
  isWhole: amount.isWhole,
  progress: isAtOnce ? succeeded : pending,
  requestedAt: now,
  settledAt: isAtOnce ? now : null,
  isAutomatic: isAtOnce,
  operatorId: null,
  answer: '',
});

const answerOf = ({ id, amount, progress, requestedAt }: GroupRefund): Asked => ({
  refundId: id,
  refundAmtn: amount,
  refundProgress: progress,
  autoRefundTime: progress === pending ? autoRefundAt(requestedAt) : null,
});

const ask = async (
  query: Query,
  order: Order,
  form: Form,
  context: MemberContext,
): Promise<Asked> => {
  const { session, now } = context;
  await holdAccount(query, session.userId);
  await checkPictures(query, session.userId, form.imgList, 'imgList');
  const requests = await requestsOf(query, order);
  if (requests.some(({ progress }) => progress === pending)) return refuse('REFUND_RUNNING');
  const inVain = requests.filter(({ progress }) => progress === recalled || progress === rejected);
  if (inVain.length >= VAIN_REQUESTS_MOST) return refuse('REFUND_ASKED_OFTEN');
  const vouchers = await vouchersOf(query, order.merchantId, order.id);
  const amount = amountOf(vouchers, form.voucherIds, context);
  const isAtOnce = (await soldProduct(query, order)).texts.isRefundAnytime;
  const refund = newRequest(order, form, amount, context, isAtOnce);
  await addRequest(query, refund);
  const wanted = vouchers.filter(({ id }) => form.voucherIds.includes(id));
  const isTaken = await takeVouchers(query, refund, {
    vouchers: wanted,
    to: isAtOnce ? refunded : refunding,
    at: isAtOnce ? now : null,
  });
  if (!isTaken) return refuse('VOUCHER_USED', { reason: 'used' });
  if (isAtOnce) await payBack(query, { order, refund, at: now });
  return answerOf(refund);
};

const checkForm = ({ reason, reasonText, voucherIds, imgList }: Form): void => {
  const checked = checkGroupRefundForm({
    reason,
    text: reasonText,
    voucherIds,
    photoCount: imgList.length,
  });
  if (!checked.ok) refuse('REFUND_FORM', { ...checked });
};

/**
 * Asks for vouchers back: at once where the deal promises it, else the store has 24 hours (decisions
 * D6, GA13). A till that was quicker makes it fail, and nothing is changed (D7).
 */
export const applyForRefund: Handlers['groupRefundApply'] = async (context, form) => {
  const order = await ownOrder(context, form.orderId);
  if (order.paidState !== 1) return refuse('REFUND_NOT_NOW');
  checkForm(form);
  return keyed(
    {
      db: context.deps.db,
      userId: context.session.userId,
      scope: 'group-order/refund',
      key: context.idempotencyKey,
      body: form,
      now: context.now,
    },
    (query) => ask(query, order, form, context),
  );
};

const recall = async (query: Query, order: Order, context: MemberContext): Promise<object> => {
  const { session, now } = context;
  await holdAccount(query, session.userId);
  const requests = await requestsOf(query, order);
  const latest = requests.find(({ kind }) => kind === 'unused');
  if (latest?.progress === recalled) return {};
  const facts = {
    refundProgress: latest?.progress ?? null,
    refundRequestedAt: latest?.requestedAt ?? null,
  };
  if (latest === undefined || !canRecallRefund(facts, now).ok) return refuse('REFUND_NOT_RUNNING');
  return (await settleRefund(query, latest, { progress: 'recalled', at: now }))
    ? {}
    : refuse('REFUND_NOT_RUNNING');
};

/** Withdraws the request that waits; its vouchers can be used again. Repeating it is no error. */
export const cancelRefund: Handlers['groupRefundCancel'] = async (context, { orderId }) => {
  const order = await ownOrder(context, orderId);
  await context.deps.db.tx((query) => recall(query, order, context));
  return {};
};
