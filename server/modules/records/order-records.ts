import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { OrderRecord } from '#shared/contract/merchant/order-records.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import { cents } from '#shared/kernel/money.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import type { Bilingual, Handlers, MerchantContext } from '#server/kit/context.ts';
import { noteSearch } from '#server/kit/noted-search.ts';
import {
  entriesOfOrders,
  type EntryMoney,
  recordedOrders,
  type RecordFilter,
  sumOfRecorded,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { storeScope, workplaces } from '#server/modules/staff/index.ts';
import { keptSince } from './log-filter.ts';

type Asked = RequestOf<Contract['merchantOrderRecords']>;
const { completed, waitingStore, accepted, onTheWay } = takeoutOrderStatus.codes;
const OPEN: readonly number[] = [waitingStore, accepted, onTheWay];

const filterOf = async (
  context: MerchantContext,
  { storeIds, kind, state, from, to, keyword }: Omit<Asked, 'offset' | 'size'>,
): Promise<RecordFilter> => {
  const { session, now } = context;
  const words = keyword.trim();
  const number = readOrderNumber(words);
  if (number !== null) await noteSearch(context, words, { hasTails: false });
  const oldest = keptSince(now);
  return {
    merchantId: session.merchantId,
    storeIds: storeScope(session, storeIds),
    kind: kind ?? null,
    state,
    // a whole order number is found whatever its day
    from: number === null && from > oldest ? from : oldest,
    to: number === null ? to : now,
    number: number ?? words.toUpperCase(),
  };
};

const stateOf = ({ status }: TakeoutOrder): OrderRecord['state'] => {
  if (OPEN.includes(status)) return 'OPEN';
  return status === completed ? 'DONE' : 'ENDED';
};

type Beside = {
  names: ReadonlyMap<string, Bilingual>;
  entries: ReadonlyMap<string, EntryMoney>;
};

const recordOf = (
  { pick, session }: MerchantContext,
  order: TakeoutOrder,
  { names, entries }: Beside,
): OrderRecord => {
  const money = entries.get(order.id);
  const name = names.get(order.storeId);
  const { total: paid, refundAmount: back } = order;
  return {
    orderId: order.id,
    kind: order.kind,
    storeName: name === undefined ? order.storeId : pick(name),
    number: order.deskNumber,
    orderNo: order.orderNo,
    paidAt: order.paidAt ?? order.createdAt,
    completedAt: order.completedAt,
    state: stateOf(order),
    way: deskWay(order),
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyerMask: maskPhone(order.snapshot.buyer.phone),
    paid,
    promotions: cents(money?.promotions ?? 0),
    back,
    delivery: cents(money?.delivery ?? 0),
    ...(session.role === 'owner' && { net: cents(paid - back - (money?.platform ?? 0)) }),
  };
};

const pageOf = async (
  context: MerchantContext,
  filter: RecordFilter,
  { offset, size }: { offset: number; size: number },
) => {
  const { query } = context.deps.db;
  const rows = await recordedOrders(query, filter, { offset, size });
  const orders = rows.slice(0, size);
  const [stores, entries] = await Promise.all([
    workplaces(query, context.session.merchantId),
    entriesOfOrders(
      query,
      filter.merchantId,
      orders.map(({ id }) => id),
    ),
  ]);
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return {
    result: orders.map((order) => recordOf(context, order, { names, entries })),
    next: rows.length > size,
    nextOffset: offset + orders.length,
  };
};

/** Orders that were paid, of stores where the caller works; their sums are not for cashiers. */
export const orderRecords: Handlers['merchantOrderRecords'] = async (context, request) => {
  const { session, deps } = context;
  const filter = await filterOf(context, request);
  const [page, sum] = await Promise.all([
    pageOf(context, filter, request),
    session.role === 'cashier' ? null : sumOfRecorded(deps.db.query, filter),
  ]);
  if (sum === null) return { ...page, sum };
  const { platform, ...open } = sum;
  const net = cents(sum.paid - sum.back - platform);
  return { ...page, sum: { ...open, ...(session.role === 'owner' && { net }) } };
};

export const orderRecordsExport: Handlers['merchantOrderRecordsExport'] = async (
  context,
  request,
) => pageOf(context, await filterOf(context, request), request);
