import { refundProgress } from '#shared/codes/refund.ts';
import type { MerchantRefundRow } from '#shared/contract/merchant/refund.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { autoRefundAt } from '#shared/order/checkout/windows.ts';
import { GROUP_REFUND_REASONS } from '#shared/order/refund/group-refund.ts';
import { maskCode } from '#shared/voucher/code.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { needLimit } from '#server/kit/money-limit.ts';
import { refuse } from '#server/kit/refusal.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import { groupProduct } from '#server/modules/catalogue/index.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { groupRefundsUnanswered, settleRefund } from '../group/refund-settle.ts';
import { findRequest, type GroupRefund } from '../group/request-repo.ts';
import { findOrder } from '../group/order-repo.ts';
import { isUsedWhere } from './get.ts';
import { vouchersOfOrders } from './order-repo.ts';
import { countWaiting, refundsPage, type DeskRefund } from './refund-repo.ts';

const { pending, succeeded, rejected } = refundProgress.codes;

const rowOf = (
  refund: DeskRefund,
  codeOf: ReadonlyMap<string, string>,
  { t, now, pick, deps }: MerchantContext,
): MerchantRefundRow => {
  const reason = GROUP_REFUND_REASONS.find(({ code }) => code === refund.reason);
  return {
    refundId: refund.id,
    orderId: refund.orderId,
    productId: refund.productId,
    productName: pick(refund.productName),
    buyerMask: maskPhone(refund.phone),
    amtn: refund.amount,
    reason: refund.reason,
    reasonLabel: t(reason?.labelKey ?? 'groupRefund.reason.byStore'),
    reasonText: refund.note,
    imgList: refund.photos.map((url) => shownAddress(deps.secrets, url, now)),
    vouchers: refund.items.map(({ voucherId, cents: amtn }) => ({
      codeMask: codeOf.get(voucherId) ?? '',
      amtn,
    })),
    isWhole: refund.isWhole,
    progress: refund.progress,
    isAutomatic: refund.isAutomatic,
    isUsed: refund.isUsed,
    requestTime: refund.requestedAt,
    settleTime: refund.settledAt,
    autoAt: refund.progress === pending ? autoRefundAt(refund.requestedAt) : null,
    answer: refund.answer,
    operatorName: refund.operatorName === null ? null : pick(refund.operatorName),
  };
};

/** Requests for deals of the stores where the caller works. */
export const refundList: Handlers['merchantRefundList'] = async (context, request) => {
  const { deps, session, now } = context;
  const { query } = deps.db;
  await groupRefundsUnanswered(deps, now);
  const { merchantId } = session;
  const asked = {
    merchantId,
    storeIds: storeScope(session, request.storeIds),
    isWaiting: request.state === 'WAITING',
    offset: request.offset,
    size: request.size,
  };
  const [found, waiting] = await Promise.all([
    refundsPage(query, asked),
    countWaiting(query, asked),
  ]);
  const page = found.slice(0, request.size);
  const orderIds = [...new Set(page.map(({ orderId }) => orderId))];
  const vouchers = await vouchersOfOrders(query, merchantId, orderIds);
  const codeOf = new Map(vouchers.map(({ id, code }) => [id as string, maskCode(code)]));
  return {
    result: page.map((refund) => rowOf(refund, codeOf, context)),
    next: found.length > request.size,
    nextOffset: request.offset + page.length,
    waiting,
  };
};

/** A request for a deal of the stores where the caller works, or a refusal that does not reveal whether another's exists. */
const visibleRequest = async (
  { deps, session }: MerchantContext,
  refundId: string,
): Promise<GroupRefund> => {
  const { query } = deps.db;
  const refund = await findRequest(query, session.merchantId, refundId);
  const order = refund && (await findOrder(query, refund.orderId));
  const product = order && (await groupProduct(query, order.productId));
  return refund && product && isUsedWhere(session, product) ? refund : refuse('REFUND_NOT_FOUND');
};

/** Accepts or refuses a request (decision GA13). The same answer again is no error. */
export const decideRefund: Handlers['merchantRefundDecide'] = async (
  context,
  { refundId, isAccepted, note },
) => {
  const { deps, session, now } = context;
  if (!isAccepted && note === '') return refuse('BAD_REQUEST', { issues: ['note'] });
  const refund = await visibleRequest(context, refundId);
  if (isAccepted && refund.progress === pending) needLimit(context, refund.amount);
  const wanted = isAccepted ? succeeded : rejected;
  const isMine = await deps.db.tx((query) =>
    settleRefund(query, refund, {
      progress: isAccepted ? 'succeeded' : 'rejected',
      at: now,
      operatorId: session.operatorId,
      answer: note,
    }),
  );
  const { progress } = isMine
    ? { progress: wanted }
    : ((await findRequest(deps.db.query, session.merchantId, refundId)) ?? refund);
  return progress === wanted ? { progress } : refuse('REFUND_NOT_RUNNING');
};
