import {
  LOG_RESULTS,
  SCAN_SOURCES,
  type LogResult,
  type ScanSourceName,
} from '#shared/codes/group-order.ts';
import type { BodyOf } from '#shared/contract/define.ts';
import type { contract } from '#shared/contract/index.ts';
import { asId, type DeviceId, type OperatorId, type StoreId } from '#shared/kernel/ids.ts';
import { addDays, endOfDay, startOfDay, type Day } from '#shared/kernel/time.ts';
import { isDay, isId } from '../../lib/address.ts';

export const KEYWORD_MAX = 50;

/** The filters of the check log. `from` and `to` are whole days at UTC+8, both included; an empty `storeIds` is every store of the session. */
export type Filters = {
  from: Day;
  to: Day;
  result: LogResult;
  storeIds: readonly StoreId[];
  operatorId: OperatorId | null;
  deviceId: DeviceId | null;
  source: ScanSourceName | null;
  keyword: string;
};

/** The list, or its figures drawn. */
export const VIEWS = ['list', 'charts'] as const;
export type View = (typeof VIEWS)[number];

export const RANGES = ['today', 'yesterday', 'week'] as const;
export type Range = (typeof RANGES)[number];

/** The days of a quick choice; a week is today and the six days before. */
export const rangeDays = (range: Range, today: Day): { from: Day; to: Day } => {
  const yesterday = addDays(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  }[range];
};

/** Which quick choice a filter is, or null. */
export const rangeOf = ({ from, to }: Pick<Filters, 'from' | 'to'>, today: Day): Range | null =>
  RANGES.find((range) => {
    const days = rangeDays(range, today);
    return days.from === from && days.to === to;
  }) ?? null;

export const defaultFilters = (today: Day): Filters => ({
  from: today,
  to: today,
  result: 'ALL',
  storeIds: [],
  operatorId: null,
  deviceId: null,
  source: null,
  keyword: '',
});

/** Filters from the address; what does not read is as if it were not there. */
export const filtersOf = (query: URLSearchParams, today: Day): Filters => {
  const start = defaultFilters(today);
  const [from, to] = [query.get('from'), query.get('to')];
  const [operator, device] = [query.get('operator') ?? '', query.get('device') ?? ''];
  return {
    ...(isDay(from) && isDay(to) && from <= to ? { from, to } : { from: start.from, to: start.to }),
    result: LOG_RESULTS.find((result) => result === query.get('result')) ?? start.result,
    storeIds: (query.get('store') ?? '')
      .split(',')
      .filter(isId)
      .map((text) => asId<StoreId>(text)),
    operatorId: isId(operator) ? asId(operator) : null,
    deviceId: isId(device) ? asId(device) : null,
    source: SCAN_SOURCES.find((source) => source === query.get('source')) ?? null,
    keyword: (query.get('q') ?? '').slice(0, KEYWORD_MAX),
  };
};

/** The address of filters: only what differs from today's everything, so that a kept link to "today" stays today. */
export const queryOf = (filters: Filters, today: Day): URLSearchParams => {
  const start = defaultFilters(today);
  const query = new URLSearchParams();
  if (filters.from !== today || filters.to !== today) {
    query.set('from', filters.from);
    query.set('to', filters.to);
  }
  if (filters.result !== start.result) query.set('result', filters.result);
  if (filters.storeIds.length > 0) query.set('store', filters.storeIds.join(','));
  if (filters.operatorId) query.set('operator', filters.operatorId);
  if (filters.deviceId) query.set('device', filters.deviceId);
  if (filters.source) query.set('source', filters.source);
  if (filters.keyword) query.set('q', filters.keyword);
  return query;
};

export const viewOf = (query: URLSearchParams): View =>
  VIEWS.find((view) => view === query.get('view')) ?? 'list';

/** Whether anything but the days narrows the list. */
export const isNarrowed = ({
  result,
  storeIds,
  operatorId,
  deviceId,
  source,
  keyword,
}: Filters): boolean =>
  result !== 'ALL' ||
  storeIds.length > 0 ||
  operatorId !== null ||
  deviceId !== null ||
  source !== null ||
  keyword.trim() !== '';

/** The parameters of every call of the check log. */
export type LogRequest = BodyOf<typeof contract.groupVerifyCheckLogSum>;

export const requestOf = ({
  from,
  to,
  result,
  storeIds,
  operatorId,
  deviceId,
  source,
  keyword,
}: Filters): LogRequest => ({
  storeIds: [...storeIds],
  from: startOfDay(from),
  to: endOfDay(to),
  result,
  ...(operatorId && { operatorId }),
  ...(deviceId && { deviceId }),
  ...(source && { source }),
  ...(keyword.trim() && { keyword: keyword.trim() }),
});
