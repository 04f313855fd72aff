import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { requestOf, type Filters } from './filters.ts';

const SIZE = 50;
const EVERY_MS = 60_000;
/** Every query of alerts begins with it. */
export const ALERTS = 'alerts';

/** Alerts as far as the filters let them through. */
export const useAlerts = (filters: Filters) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [ALERTS, language, filters],
    queryFn: ({ pageParam, signal }) =>
      api.merchantAlertList({ ...requestOf(filters), offset: pageParam, size: SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next, nextOffset }) => (next ? nextOffset : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
};

/** How many alerts are open: asked once a minute while the window is shown. Null until it is known. */
export const useOpenAlerts = (): number | null =>
  useQuery({
    queryKey: [ALERTS, 'count'],
    queryFn: ({ signal }) => api.merchantAlertCount({}, { signal }),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS / 2,
  }).data?.open ?? null;
