import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LogRow } from '#shared/contract/merchant/records.ts';
import type { Language } from '#shared/i18n/translate.ts';
import type { VerifyId } from '#shared/kernel/ids.ts';
import { SECOND } from '#shared/kernel/time.ts';
import { api } from './api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { requestOf, type Filters } from './filters.ts';
import { BLOCK, TOP, type Place } from './places.ts';

/** Recently loaded blocks are not refetched when scrolling back. */
const ROWS_STALE_MS = 120 * SECOND;

/** One block of rows, by the place where it begins. */
export const rowsQuery = (filters: Filters, language: Language, { cursor, offset }: Place) =>
  queryOptions({
    queryKey: ['records', 'rows', language, filters, cursor?.verifyId ?? null, offset],
    queryFn: ({ signal }): Promise<{ result: LogRow[]; next: boolean }> =>
      api.groupVerifyCheckLogRows(
        { ...requestOf(filters), ...(cursor && { cursor }), offset, size: BLOCK },
        { signal },
      ),
    staleTime: ROWS_STALE_MS,
  });

/** The newest rows of a filter, before anything else of it is loaded; those of the previous filter are shown until then. */
export const useTopRows = (filters: Filters) =>
  useQuery({
    ...rowsQuery(filters, useLanguage(), TOP),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** A row as it was read last, wherever in the list it lies: an undo shows while the row is open. */
export const useFreshRow = (row: LogRow | null): LogRow | null => {
  const cache = useQueryClient().getQueryCache();
  const find = (): LogRow | null => {
    if (row === null) return null;
    const newestFirst = cache
      .findAll({ queryKey: ['records', 'rows'] })
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    for (const { state } of newestFirst) {
      const fresh = (state.data as { result: LogRow[] } | undefined)?.result.find(
        ({ verifyId }) => verifyId === row.verifyId,
      );
      if (fresh) return fresh;
    }
    return row;
  };
  return useSyncExternalStore((onChange) => cache.subscribe(onChange), find);
};

/** Sums of the whole filter, and the marks by which any of its rows can be fetched. */
export const useSum = (filters: Filters) =>
  useQuery({
    queryKey: ['records', 'sum', filters],
    queryFn: ({ signal }) => api.groupVerifyCheckLogSum(requestOf(filters), { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
export type Snapshot = NonNullable<ReturnType<typeof useSum>['data']>;

export const useStats = (filters: Filters) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['records', 'stats', language, filters],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.groupVerifyCheckLogStats(requestOf(filters), { signal }),
  });
};
export type Stats = NonNullable<ReturnType<typeof useStats>['data']>;

export const useDevices = () =>
  useQuery({
    queryKey: ['devices', 'log'],
    queryFn: ({ signal }) => api.groupVerifyCheckLogDevices({}, { signal }),
    staleTime: ROWS_STALE_MS,
  });

/** Everything that happened to the voucher of a record. */
export const useHistory = (verifyId: VerifyId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['records', 'history', language, verifyId],
    queryFn: ({ signal }) => api.groupVerifyHistory({ verifyId }, { signal }),
  });
};
