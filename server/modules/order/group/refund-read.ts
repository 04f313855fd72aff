import { refundProgress } from '#shared/codes/refund.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { autoRefundAt } from '#shared/order/checkout/windows.ts';
import { canRecallRefund } from '#shared/order/actions/can-refund.ts';
import {
  GROUP_REFUND_REASONS,
  needsReasonText,
  voucherRefund,
} from '#shared/order/refund/group-refund.ts';
import { maskCode } from '#shared/voucher/code.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import { soldProduct } from '#server/modules/catalogue/index.ts';
import { moneyBackResults } from '#server/modules/money/index.ts';
import { ownOrder } from './get.ts';
import { shownVoucherStatus } from './order-status.ts';
import { amountOf } from './refund-ask.ts';
import { requestsOf, type GroupRefund } from './request-repo.ts';
import { refundable, vouchersOf, type Voucher } from './voucher-repo.ts';

const { pending, succeeded, rejected, recalled } = refundProgress.codes;

/** Why a guest gives vouchers back (decision GA12). */
export const refundReasons: Handlers['groupRefundReasons'] = async (context, { orderId }) => {
  await ownOrder(context, orderId);
  return {
    result: GROUP_REFUND_REASONS.map(({ code, labelKey }) => ({
      code,
      text: context.t(labelKey),
      needsText: needsReasonText(code),
    })),
  };
};

const voucherRow = (voucher: Voucher, { now }: MemberContext) => {
  const answer = voucherRefund(refundable(voucher), now);
  return {
    voucherId: voucher.id,
    codeMask: maskCode(voucher.code),
    status: shownVoucherStatus(voucher, now),
    refundable: answer.ok,
    why: answer.ok ? null : answer.reason,
    amount: answer.ok ? answer.refundCents : ZERO,
    timesTotal: voucher.timesTotal,
    timesLeft: voucher.timesTotal - voucher.timesUsed,
  };
};

/** What a refund of an order could be about. */
export const refundOrderInfo: Handlers['groupRefundOrderInfo'] = async (context, { orderId }) => {
  const { deps, pick } = context;
  const order = await ownOrder(context, orderId);
  const product = await soldProduct(deps.db.query, order);
  const isPaid = order.paidState === 1;
  const vouchers = isPaid ? await vouchersOf(deps.db.query, order.merchantId, order.id) : [];
  const requests = isPaid ? await requestsOf(deps.db.query, order) : [];
  return {
    productList: [
      {
        productId: product.id,
        productName: pick(product.name),
        productImg: product.texts.pictures[0] ?? '',
        quantity: order.quantity,
        price: order.price,
      },
    ],
    vouchers: vouchers.map((voucher) => voucherRow(voucher, context)),
    isWholeOnly: false,
    isAnytime: product.texts.isRefundAnytime,
    isRunning: requests.some(({ progress }) => progress === pending),
  };
};

/** The exact amount of a request; an empty choice is nothing, not a mistake. */
export const refundAmount: Handlers['groupRefundAmount'] = async (
  context,
  { orderId, voucherIds },
) => {
  const { query } = context.deps.db;
  const order = await ownOrder(context, orderId);
  const vouchers = order.paidState === 1 ? await vouchersOf(query, order.merchantId, order.id) : [];
  const amount = voucherIds.length === 0 ? null : amountOf(vouchers, voucherIds, context);
  return {
    refundAmtn: amount?.refundCents ?? ZERO,
    parts: (amount?.parts ?? []).map(({ voucherId, cents: amtn }) => ({ voucherId, amtn })),
    couponBack: amount?.isWhole ?? false,
  };
};

type MoneyBacks = Awaited<ReturnType<typeof moneyBackResults>>;

const ENDED: ReadonlyMap<number, 'APPROVED' | 'REJECTED' | 'RECALLED'> = new Map([
  [succeeded, 'APPROVED'],
  [rejected, 'REJECTED'],
  [recalled, 'RECALLED'],
]);

/** The steps of a request, newest first. */
const stepsOf = (refund: GroupRefund, money: ReturnType<MoneyBacks['get']>) => {
  const end = refund.settledAt;
  const kind = ENDED.get(refund.progress);
  return [
    ...(money?.settledAt
      ? [
          {
            at: money.settledAt,
            kind: money.result === 'SUCCESS' ? ('RETURNED' as const) : ('CHANNEL_FAILED' as const),
            note: '',
          },
        ]
      : []),
    ...(refund.kind === 'used'
      ? [{ at: refund.requestedAt, kind: 'BY_STORE' as const, note: refund.answer }]
      : [
          ...(kind !== undefined && end !== null ? [{ at: end, kind, note: refund.answer }] : []),
          { at: refund.requestedAt, kind: 'REQUESTED' as const, note: refund.note },
        ]),
  ];
};

const requestRow = (
  refund: GroupRefund,
  vouchers: readonly Voucher[],
  money: ReturnType<MoneyBacks['get']>,
  { t, now, deps }: MemberContext,
) => {
  const isPending = refund.progress === pending;
  const codeOf = new Map(vouchers.map(({ id, code }) => [id as string, maskCode(code)]));
  const reason = GROUP_REFUND_REASONS.find(({ code }) => code === refund.reason);
  const facts = { refundProgress: refund.progress, refundRequestedAt: refund.requestedAt };
  return {
    refundId: refund.id,
    progress: refund.progress,
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
    isAutomatic: refund.isAutomatic,
    isUsed: refund.kind === 'used',
    steps: stepsOf(refund, money),
    autoAt: isPending ? autoRefundAt(refund.requestedAt) : null,
    channelResult: money?.result ?? null,
    canCancel: canRecallRefund(facts, now).ok,
  };
};

/** The requests of an order, newest first; one alone where it is named. */
export const refundInfo: Handlers['groupRefundInfo'] = async (context, { orderId, refundId }) => {
  const { query } = context.deps.db;
  const order = await ownOrder(context, orderId);
  const [requests, vouchers, money] = await Promise.all([
    requestsOf(query, order),
    vouchersOf(query, order.merchantId, order.id),
    moneyBackResults(query, order),
  ]);
  return {
    list: requests
      .filter(({ id }) => refundId === undefined || id === refundId)
      .map((refund) => requestRow(refund, vouchers, money.get(refund.id), context)),
    serverTime: context.now,
  };
};
