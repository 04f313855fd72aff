import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from './api.ts';
import type { DayPlace } from '../../ui/day-place.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query.ts';

const SIZE = 50;
const EVERY_MS = 60_000;
const VISITS = 'visits';

/** Booked visits of a day. */
export const useVisits = ({ day, storeId }: DayPlace) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [VISITS, language, day, storeId],
    queryFn: ({ pageParam, signal }) =>
      api.merchantVisitList(
        { day, offset: pageParam, size: SIZE, ...(storeId && { storeIds: [storeId] }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next, nextOffset }) => (next ? nextOffset : undefined),
    refetchInterval: EVERY_MS,
  });
};

/** Says that guests have arrived, or have not after all. */
export const useArrive = () =>
  useMutation({
    mutationFn: (body: BodyOf<Contract['merchantVisitArrive']>) => api.merchantVisitArrive(body),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [VISITS] }),
  });
