import { groupOrderStatus } from '#shared/codes/group-order.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { contract } from '#shared/contract/index.ts';
import { asId, type ProductId, type StoreId } from '#shared/kernel/ids.ts';
import { addDays, endOfDay, startOfDay, type Day } from '#shared/kernel/time.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { isDay, isId } from '../../lib/address.ts';

export const PAGE_SIZE = 20;
/** An order's id is 36 characters. */
export const KEYWORD_MAX = 64;

/** The filters of the list of orders. Days are whole days at UTC+8, both included; null is no limit. */
export type Filters = {
  status: number | null;
  storeId: StoreId | null;
  from: Day | null;
  to: Day | null;
  keyword: string;
  productId: ProductId | null;
  offset: number;
};

export const RANGES = ['today', 'week', 'month', 'all'] as const;
export type Range = (typeof RANGES)[number];
type Days = Pick<Filters, 'from' | 'to'>;

/** The days of a quick choice: today; today and the 6 or 29 days before; any day. */
export const rangeDays = (range: Range, today: Day): Days =>
  ({
    today: { from: today, to: today },
    week: { from: addDays(today, -6), to: today },
    month: { from: addDays(today, -29), to: today },
    all: { from: null, to: null },
  })[range];

/** Which quick choice a filter is, or null. */
export const rangeOf = ({ from, to }: Days, today: Day): Range | null =>
  RANGES.find((range) => {
    const days = rangeDays(range, today);
    return days.from === from && days.to === to;
  }) ?? null;

export const defaultFilters = (today: Day): Filters => ({
  status: null,
  storeId: null,
  ...rangeDays('month', today),
  keyword: '',
  productId: null,
  offset: 0,
});

/** The status tabs, in the order in which an order goes through them (decision D1). */
export const STATUSES: readonly number[] = (
  ['toBePaid', 'unused', 'partlyUsed', 'usedUp', 'expired', 'cancelled', 'refunded'] as const
).map((name) => groupOrderStatus.codes[name]);

const daysOf = (query: URLSearchParams, today: Day): Days => {
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === 'all') return rangeDays('all', today);
  return isDay(from) && isDay(to) && from <= to ? { from, to } : rangeDays('month', today);
};

/** Filters from the address; what does not read is as if it were not there. */
export const filtersOf = (query: URLSearchParams, today: Day): Filters => {
  const [store, product, offset] = [
    query.get('store'),
    query.get('product'),
    Number(query.get('offset')),
  ];
  return {
    status: STATUSES.find((status) => String(status) === query.get('status')) ?? null,
    storeId: isId(store) ? asId(store) : null,
    ...daysOf(query, today),
    keyword: (query.get('q') ?? '').slice(0, KEYWORD_MAX),
    productId: isId(product) ? asId(product) : null,
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
};

/** The address of filters: only what differs from the last 30 days' everything, so that a kept link stays "the last 30 days". */
export const queryOf = (filters: Filters, today: Day): URLSearchParams => {
  const query = new URLSearchParams();
  if (filters.status !== null) query.set('status', String(filters.status));
  if (filters.storeId) query.set('store', filters.storeId);
  if (filters.from === null || filters.to === null) query.set('from', 'all');
  else if (rangeOf(filters, today) !== 'month') {
    query.set('from', filters.from);
    query.set('to', filters.to);
  }
  if (filters.keyword) query.set('q', filters.keyword);
  if (filters.productId) query.set('product', filters.productId);
  if (filters.offset > 0) query.set('offset', String(filters.offset));
  return query;
};

/** Whether anything but the days narrows the list. */
export const isNarrowed = ({ status, storeId, keyword, productId }: Filters): boolean =>
  status !== null || storeId !== null || keyword.trim() !== '' || productId !== null;

/** Whether text is a full order number, or the id that older files and links name an order by: what a cashier looks orders up by (decision A3). */
export const isWholeNumber = (text: string): boolean =>
  readOrderNumber(text) !== null || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text.trim());

export const requestOf = ({
  status,
  storeId,
  from,
  to,
  keyword,
  productId,
  offset,
}: Filters): BodyOf<typeof contract.merchantOrderList> => ({
  offset,
  size: PAGE_SIZE,
  ...(status !== null && { status }),
  ...(storeId && { storeIds: [storeId] }),
  ...(from && { from: startOfDay(from) }),
  ...(to && { to: endOfDay(to) }),
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...(productId && { productId }),
});
