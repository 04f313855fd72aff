import { maskPhone } from '#shared/format/mask-phone.ts';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { SECOND } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import {
  type Product,
  nearestStores,
  pointOf,
  soldProduct,
  storeRow,
  namedStores,
  useTimeRow,
} from '#server/modules/catalogue/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { findBooking } from './booking-repo.ts';
import { freshOrder } from './close.ts';
import { orderStatus, shownVoucherStatus } from './order-status.ts';
import { refundState, refundTime } from './refund-state.ts';
import { type Order } from './order-repo.ts';
import { actionsOf, boughtOf } from './order-actions.ts';
import type { Use, Voucher } from './voucher-repo.ts';

/** The caller's own order, or a refusal that does not reveal whether another's exists. */
export const ownOrder = async (
  { deps, session, now }: MemberContext,
  orderId: string,
): Promise<Order> => {
  const order = await freshOrder(deps.db, orderId, now);
  return order !== null && order.userId === session.userId ? order : refuse('ORDER_NOT_FOUND');
};

const { valid, used } = voucherStatus.codes;

const voucherRow = (voucher: Voucher, uses: readonly Use[], { now, pick }: MemberContext) => {
  const status = shownVoucherStatus(voucher, now);
  return {
    voucherId: voucher.id,
    code: status === valid || status === used ? voucher.code : maskCode(voucher.code),
    status,
    timesTotal: voucher.timesTotal,
    timesUsed: voucher.timesUsed,
    amount: voucher.amount,
    validFrom: voucher.validFrom,
    validTo: voucher.validTo,
    uses: uses
      .filter(({ voucherId }) => voucherId === voucher.id)
      .map(({ at, times, storeName, refunded }) => ({
        at,
        times,
        storeName: pick(storeName),
        refunded: refunded && { at: refunded.at, amtn: refunded.amount },
      })),
  };
};

const payInfoOf = (order: Order, vouchers: readonly Voucher[]) => ({
  totalAmtn: order.total,
  amtn: order.total,
  offerAmtn: order.offerSaving,
  specialAmtn: order.special?.saving ?? ZERO,
  specialKind: order.special?.kind ?? null,
  channels: order.channels === null ? null : [...order.channels],
  payTime: order.paidAt,
  tradeNo: order.tradeNo,
  refundAmtn: refundState(vouchers, order.refundAmount).refundAmtn,
  refundTime: refundTime(vouchers, order.refundAt),
});

const productRow = (order: Order, product: Product, { pick }: MemberContext) => ({
  productId: product.id,
  category: product.category,
  productName: pick(product.name),
  productImg: product.texts.pictures[0] ?? '',
  quantity: order.quantity,
  price: order.price,
  rules: product.texts.rules.map(pick),
  useTime: useTimeRow(product.useTime),
});

/** One order with its vouchers, once it is paid. */
export const get: Handlers['groupOrderGet'] = async (context, { orderId }) => {
  const { deps, session, now, pick, place } = context;
  const { query } = deps.db;
  const order = await ownOrder(context, orderId);
  const product = await soldProduct(query, order);
  const { checkSubscribeType } = product.texts;
  const from = pointOf({}, place);
  const stores = await namedStores(query, product.merchantId, product.storeIds);
  const bought = await boughtOf(query, order);
  const { vouchers, uses } = bought;
  const booking = checkSubscribeType === 'NONE' ? null : await findBooking(query, order);
  return {
    actions: actionsOf(order, bought, now),
    buyerInfo: { phone: maskPhone(session.phone), nickname: session.nickname },
    orderInfo: {
      orderId: order.id,
      orderNo: order.orderNo,
      status: orderStatus(order.paidState, vouchers, now),
      createTime: order.createdAt,
      payBefore: order.payBefore,
      closeReason: order.closeReason,
      groupProductAgreement: { checkSubscribeType },
      booking,
      tableNote: order.tableNote,
    },
    payInfo: payInfoOf(order, vouchers),
    productList: [productRow(order, product, context)],
    storeInfo: nearestStores(product, stores, from).map((store) => storeRow(store, from, pick)),
    vouchers: vouchers.map((voucher) => voucherRow(voucher, uses, context)),
    serverTime: now,
  };
};

export const surplusTime: Handlers['groupOrderSurplusTime'] = async (context, { orderId }) => {
  const order = await ownOrder(context, orderId);
  const left =
    order.paidState === 0 ? Math.max(0, Math.ceil((order.payBefore - context.now) / SECOND)) : 0;
  return { surplusTime: left, payBefore: order.payBefore, serverTime: context.now };
};
