import { voucherStatus } from '#shared/codes/group-order.ts';
import type { MerchantOrderRow } from '#shared/contract/merchant/order.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { noteSearch } from '#server/kit/noted-search.ts';
import { closeOverdue } from '../group/close.ts';
import { orderStatus, shownVoucherStatus } from '../group/order-status.ts';
import { refundState } from '../group/refund-state.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { ordersPage, statusSums, type FoundOrder, type StatusSum } from './list-repo.ts';
import { soughtOf, type OrderFilter } from './order-filter.ts';
import { vouchersOfOrders, type OrderVoucher } from './order-repo.ts';

type Request = Parameters<Handlers['merchantOrderList']>[1];
type Reply = Awaited<ReturnType<Handlers['merchantOrderList']>>;

const rowOf = (
  { now, pick }: MerchantContext,
  order: FoundOrder,
  vouchers: readonly OrderVoucher[],
): MerchantOrderRow => {
  const usable = vouchers.filter(
    (voucher) => shownVoucherStatus(voucher, now) === voucherStatus.codes.valid,
  );
  const ends = vouchers.map(({ validTo }) => validTo);
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    status: orderStatus(order.paidState, vouchers, now),
    createTime: order.createdAt,
    payTime: order.paidAt,
    productId: order.productId,
    productName: pick(order.productName),
    productImg: order.productImg,
    quantity: order.quantity,
    totalAmtn: order.total,
    ...refundState(vouchers, order.refundAmount),
    buyerMask: maskPhone(order.phone),
    usesTotal: vouchers.reduce((sum, { timesTotal }) => sum + timesTotal, 0),
    usesLeft: usable.reduce((sum, { timesTotal, timesUsed }) => sum + timesTotal - timesUsed, 0),
    validTo: ends.length === 0 ? null : instant(Math.max(...ends)),
  };
};

const sumOf = (sums: readonly StatusSum[]): Reply['sum'] => {
  const total = (of: (sum: StatusSum) => number): number =>
    sums.reduce((all, sum) => all + of(sum), 0);
  return {
    count: total(({ count }) => count),
    quantity: total(({ quantity }) => quantity),
    amount: cents(total(({ amount }) => amount)),
    refundAmount: cents(total(({ refundAmount }) => refundAmount)),
  };
};

/** What the caller may look for: a cashier the order of a full number or id only (decision A3); null is nothing at all. */
const filterOf = (
  { session }: MerchantContext,
  { storeIds, from, to, productId, keyword = '' }: Request,
): OrderFilter | null => {
  const sought = soughtOf(keyword);
  if (session.role === 'cashier' && (sought === null || 'text' in sought)) return null;
  return {
    merchantId: session.merchantId,
    storeIds: storeScope(session, storeIds),
    from: from ?? null,
    to: to ?? null,
    productId: productId ?? null,
    sought,
  };
};

const NOTHING: Reply = { result: [], next: false, nextOffset: 0, sum: sumOf([]), statuses: [] };

/** Orders of the merchant with the status of decision D1, newest first (decision B21). */
export const list: Handlers['merchantOrderList'] = async (context, request) => {
  const {
    deps: { db },
    session,
    now,
  } = context;
  const { offset, size, status = null } = request;
  const filter = filterOf(context, request);
  if (filter === null) return { ...NOTHING, nextOffset: offset };
  await noteSearch(context, request.keyword ?? '', { hasTails: true });
  await closeOverdue(db, now);
  const [found, sums] = await Promise.all([
    ordersPage(db.query, filter, { status, now, offset, size }),
    statusSums(db.query, filter, now),
  ]);
  const page = found.slice(0, size);
  const vouchers = await vouchersOfOrders(
    db.query,
    session.merchantId,
    page.map(({ id }) => id),
  );
  const byOrder = new Map<string, OrderVoucher[]>();
  for (const voucher of vouchers)
    byOrder.set(voucher.orderId, [...(byOrder.get(voucher.orderId) ?? []), voucher]);
  return {
    result: page.map((order) => rowOf(context, order, byOrder.get(order.id) ?? [])),
    next: found.length > size,
    nextOffset: offset + page.length,
    sum: sumOf(sums.filter((sum) => status === null || sum.status === status)),
    statuses: sums.map(({ status: of, count }) => ({ status: of, count })),
  };
};
