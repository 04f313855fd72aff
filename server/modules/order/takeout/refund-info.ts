import type { StoreKind } from '#shared/codes/store-kind.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import { must } from '#shared/kernel/result.ts';
import { canRecallRefund } from '#shared/order/actions/can-refund.ts';
import { autoRefundAt } from '#shared/order/checkout/windows.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { moneyBackResults } from '#server/modules/money/index.ts';
import { shownAddress } from '#server/kit/uploads/picture-address.ts';
import { refuse } from '#server/kit/refusal.ts';
import { eventText } from './event-words.ts';
import { factsOf } from './facts.ts';
import { ownOrder } from './get.ts';
import { NOTHING_SHOWN, orderRow } from './present.ts';
import { askedAmount, paidOrder, piecesLeft } from '../life/refund-facts.ts';
import { eventsOf, refundsOf } from './life.ts';
import { type Refund } from '../life/refund-repo.ts';
import { refundRefusal } from './refund.ts';
import type { TakeoutOrder } from './order.ts';
import { goldOf } from '../life/value-back.ts';

/** The exact preview of a request: the same rule over the same shares. An empty choice is nothing, not a mistake. */
export const otherInfoOf =
  (kind: StoreKind): Handlers['takeoutRefundOtherInfo'] =>
  async (context, { tradeId, productList }) => {
    const order = await ownOrder(context, tradeId, kind);
    const refunds = await refundsOf(context.deps.db.query, order);
    const paid = paidOrder(order, refunds);
    const left = piecesLeft(paid);
    const wanted =
      productList === null
        ? left.filter(({ quantity }) => quantity > 0)
        : productList.map(({ uuid, quantity }) => ({ lineId: uuid, quantity }));
    const amount = wanted.length === 0 ? null : askedAmount(order, refunds, wanted);
    if (amount !== null && !amount.ok)
      return refuse(amount.reason === 'partialNotSupported' ? 'REFUND_PARTIAL' : 'REFUND_FORM', {
        ...amount,
      });
    const refusal = refundRefusal(order, context);
    const { payInfo } = orderRow(order, NOTHING_SHOWN, context);
    const byLine = new Map(amount?.lines.map((line) => [line.lineId, line]));
    return {
      refundAmtn: amount?.refundCents ?? ZERO,
      goldAmtn: goldOf(order, refunds, amount?.lines ?? []),
      isWholeOrder: amount?.isWholeOrder ?? false,
      deliveryFee: amount?.deliveryFeeCents ?? ZERO,
      platformFee: amount?.platformFeeCents ?? ZERO,
      bagFee: amount?.bagFeeCents ?? ZERO,
      canBagRefund: payInfo.canBagRefund,
      bagRefundAmtn: payInfo.canBagRefund ? order.quote.feeShares.bag : ZERO,
      isWholeOnly: paid.isWholeOnly,
      canRefund: refusal === null,
      note: refusal === null ? null : context.t(`error.${refusal}`),
      lines: left.map(({ lineId, quantity }) => ({
        uuid: lineId,
        left: quantity,
        quantity: byLine.get(lineId)?.quantity ?? 0,
        amtn: byLine.get(lineId)?.cents ?? ZERO,
      })),
    };
  };

const lineRow = (
  order: TakeoutOrder,
  { lineId, quantity, cents }: { lineId: string; quantity: number; cents: Cents },
  { pick }: MemberContext,
) => {
  const line = must(
    order.lines.find(({ uuid }) => uuid === lineId),
    'the line of a refund',
  );
  return {
    uuid: lineId,
    productName: pick(line.name),
    skuName: pick(line.skuName),
    propsText: pick(line.propsText),
    imgUrl: line.picture,
    quantity,
    amtn: cents,
  };
};

const refundRow = (order: TakeoutOrder, refund: Refund, context: MemberContext) => {
  const isPending = refund.progress === refundProgress.codes.pending;
  return {
    refundProgress: refund.progress,
    refundAmtn: refund.amount,
    goldAmtn: refund.parts.gold ?? ZERO,
    reason: refund.reason,
    text: refund.note,
    photos: refund.photos.map((url) => shownAddress(context.deps.secrets, url, context.now)),
    isWholeOrder: refund.isWhole,
    deliveryFee: refund.parts.delivery,
    platformFee: refund.parts.platform,
    bagFee: refund.parts.bag,
    productList: refund.items.map((item) => lineRow(order, item, context)),
    requestTime: refund.requestedAt,
    settleTime: refund.settledAt,
    autoRefundTime: isPending ? autoRefundAt(refund.requestedAt) : null,
    isAutomatic: refund.isAutomatic,
    canCancel: isPending && canRecallRefund(factsOf(order), context.now).ok,
    canAskAgain: refundRefusal(order, context) === null,
  };
};

const LOGGED: readonly string[] = [
  'REFUND_ASKED',
  'REFUND_RECALLED',
  'REFUND_REJECTED',
  'REFUNDED_PART',
  'REFUNDED_ALL',
  'BAG_REFUNDED',
  'BAG_REFUNDED_LAST',
  'LINES_REFUNDED',
  'LINES_REFUNDED_LAST',
  'STORE_CANCELLED',
  'UNDELIVERED',
  'PICKUP_TAKEN',
];

export const refundInfoOf =
  (kind: StoreKind): Handlers['takeoutRefundInfo'] =>
  async (context, { tradeId }) => {
    const {
      deps: {
        db: { query },
      },
      t,
      now,
    } = context;
    const order = await ownOrder(context, tradeId, kind);
    const refunds = await refundsOf(query, order);
    const latest = refunds.findLast(({ kind }) => kind === 'items');
    const events = await eventsOf(query, order);
    const money = [...(await moneyBackResults(query, order)).values()];
    return {
      orderNo: order.orderNo,
      refund: latest === undefined ? null : refundRow(order, latest, context),
      refundStatus: order.refundStatus,
      refundedAmtn: order.refundAmount,
      bagRefundTime: refunds.find(({ kind }) => kind === 'bag')?.settledAt ?? null,
      log: [
        ...events
          .filter(({ kind }) => LOGGED.includes(kind))
          .map((event) => ({
            kind: event.kind,
            at: event.at,
            text: eventText(order.kind, event, t),
          })),
        ...money.flatMap(({ result, settledAt: at }) =>
          result === 'FAIL' && at !== null
            ? [{ kind: 'CHANNEL_FAILED', at, text: t('groupRefund.money.FAIL') }]
            : [],
        ),
      ].toSorted((a, b) => a.at - b.at),
      serverTime: now,
    };
  };
