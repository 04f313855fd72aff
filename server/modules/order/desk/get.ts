import type { MerchantOrderEvent, MerchantOrderVoucher } from '#shared/contract/merchant/order.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { asId } from '#shared/kernel/ids.ts';
import { addCents, cents, ZERO } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { findBooking } from '../group/booking-repo.ts';
import { freshOrder } from '../group/close.ts';
import { orderStatus, shownVoucherStatus } from '../group/order-status.ts';
import { giveBackOf, refundState, refundTime } from '../group/refund-state.ts';
import type { Order } from '../group/order-repo.ts';
import { namedStores, type Product, soldProduct } from '#server/modules/catalogue/index.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  buyerPhone,
  logOfOrder,
  tradesOf,
  vouchersOfOrders,
  type LogRaw,
  type OrderVoucher,
} from './order-repo.ts';

/** Whether a product can be used in a store where the caller works. */
export const isUsedWhere = (
  session: MerchantContext['session'],
  { storeIds }: Pick<Product, 'storeIds'>,
): boolean => {
  const scope = storeScope(session);
  return scope === null || storeIds.some((id) => scope.includes(id));
};

/** An order of the caller's merchant that can be used where they work, or a refusal that does not reveal whether another's exists (decision A5). */
const visibleOrder = async (
  { deps, session, now }: MerchantContext,
  orderId: string,
): Promise<{ order: Order; product: Product }> => {
  const order = await freshOrder(deps.db, orderId, now);
  if (order === null || order.merchantId !== session.merchantId) return refuse('ORDER_NOT_FOUND');
  const product = await soldProduct(deps.db.query, order);
  return isUsedWhere(session, product) ? { order, product } : refuse('ORDER_NOT_FOUND');
};

const voucherRow = (voucher: OrderVoucher, { now }: MerchantContext): MerchantOrderVoucher => ({
  voucherId: voucher.id,
  codeMask: maskCode(voucher.code),
  status: shownVoucherStatus(voucher, now),
  timesTotal: voucher.timesTotal,
  timesUsed: voucher.timesUsed,
  amount: voucher.amount,
  refundAmtn: giveBackOf(voucher),
  validFrom: voucher.validFrom,
  validTo: voucher.validTo,
});

const KINDS = {
  OK: 'REDEEMED',
  UNDONE: 'REDEEMED',
  REFUNDED: 'REFUNDED',
  REFUSED: 'REFUSED',
} as const satisfies Record<LogRaw['state'], MerchantOrderEvent['kind']>;

/** One record as what happened: a write-off and its undoing are two. Money that was given back is an event, so its figures are above zero. */
const eventsOf = ({ pick, session }: MerchantContext, row: LogRaw): MerchantOrderEvent[] => {
  const name = (zh: string | null, en: string | null): string =>
    pick({ zh: zh ?? '', en: en ?? '' });
  const made: MerchantOrderEvent = {
    verifyId: asId(row.id),
    kind: KINDS[row.state],
    at: instant(row.at),
    voucherId: row.voucher_id === null ? null : asId(row.voucher_id),
    codeMask: row.code_mask,
    times: Math.abs(row.times),
    faceAmount: cents(Math.abs(row.face_amount)),
    ...(session.role === 'owner' &&
      row.state !== 'REFUSED' && { settleAmount: cents(Math.abs(row.settle_amount)) }),
    storeName: name(row.store_zh, row.store_en),
    operatorName: name(row.operator_zh, row.operator_en),
    deviceName: row.device_name ?? '',
    source: row.state === 'REFUNDED' ? null : row.source,
    reason: row.reason,
    undoReason: null,
    note: row.refund_reason ?? '',
  };
  if (row.undo_at === null) return [made];
  const undone: MerchantOrderEvent = {
    ...made,
    kind: 'UNDONE',
    at: instant(row.undo_at),
    operatorName: name(row.undo_zh, row.undo_en),
    deviceName: row.undo_device ?? '',
    source: null,
    undoReason: row.undo_reason,
    note: row.undo_note ?? '',
  };
  return [made, undone];
};

/** What was redeemed and neither undone nor given back, and for an owner what of it is commission and what is settled (decision D10). */
const moneyOf = (
  { session }: MerchantContext,
  vouchers: readonly OrderVoucher[],
  log: readonly LogRaw[],
) => {
  const redeemedAmtn = addCents(
    ...vouchers.map(({ amountUsed, amountRefunded }) => cents(amountUsed - amountRefunded)),
  );
  if (session.role !== 'owner') return { redeemedAmtn };
  const standing = log.filter(({ state }) => state === 'OK' || state === 'REFUNDED');
  const settleAmtn = cents(standing.reduce((sum, row) => sum + row.settle_amount, 0));
  return {
    redeemedAmtn,
    platformCommission: cents(standing.reduce((sum, row) => sum + row.face_amount, 0) - settleAmtn),
    settleAmtn,
  };
};

type Found = Awaited<ReturnType<typeof visibleOrder>>;

/** Everything of an order that its page shows; a cashier sees their own records only. */
const detailsOf = async ({ deps, session }: MerchantContext, { order, product }: Found) => {
  const { query } = deps.db;
  const { merchantId } = session;
  const [phone, stores, vouchers, trades, log, booking] = await Promise.all([
    buyerPhone(query, order.userId),
    namedStores(query, merchantId, product.storeIds),
    vouchersOfOrders(query, merchantId, [order.id]),
    tradesOf(query, merchantId, order.id),
    logOfOrder(query, {
      merchantId,
      orderId: order.id,
      operatorId: session.role === 'cashier' ? session.operatorId : null,
    }),
    product.texts.checkSubscribeType === 'NONE' ? null : findBooking(query, order),
  ]);
  return { phone, stores, vouchers, trades, log, booking };
};
type Details = Awaited<ReturnType<typeof detailsOf>>;

const payInfoOf = ({ order }: Found, { vouchers, trades }: Details) => ({
  totalAmtn: order.total,
  amtn: order.total,
  specialKind: order.special?.kind ?? null,
  specialAmtn: order.special?.saving ?? ZERO,
  offerAmtn: order.offerSaving,
  payTime: order.paidAt,
  tradeNo: order.tradeNo,
  refundTime: refundTime(vouchers, order.refundAt),
  ...refundState(vouchers, order.refundAmount),
  trades,
});

/** One order with its vouchers, payment and log (decision B21). */
export const get: Handlers['merchantOrderGet'] = async (context, { orderId }) => {
  const { now, pick } = context;
  const found = await visibleOrder(context, orderId);
  const { order, product } = found;
  const details = await detailsOf(context, found);
  const { vouchers, log } = details;
  const { checkSubscribeType, pictures } = product.texts;
  return {
    buyerInfo: { phone: maskPhone(details.phone) },
    orderInfo: {
      orderId: order.id,
      orderNo: order.orderNo,
      status: orderStatus(order.paidState, vouchers, now),
      createTime: order.createdAt,
      payBefore: order.payBefore,
      closeReason: order.closeReason,
      groupProductAgreement: { checkSubscribeType },
      booking: details.booking,
    },
    payInfo: payInfoOf(found, details),
    productList: [
      {
        productId: product.id,
        productName: pick(product.name),
        productImg: pictures[0] ?? '',
        quantity: order.quantity,
        price: order.price,
      },
    ],
    storeInfo: details.stores.map(({ id, name }) => ({ storeId: id, storeName: pick(name) })),
    ...moneyOf(context, vouchers, log),
    vouchers: vouchers.map((voucher) => voucherRow(voucher, context)),
    log: log.flatMap((row) => eventsOf(context, row)).sort((a, b) => a.at - b.at),
    serverTime: now,
  };
};
