import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import type { DayPlace } from './use-day-place.ts';

const EVERY_MS = 60_000;

/** A day of a store, or of all of them; an open one moves while people redeem. */
export const useDay = (place: DayPlace) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['day', language, place], queryFn: ({ signal }) => api.merchantDayGet(place, { signal }), placeholderData: keepPreviousData, refetchInterval: (query) => (query.state.data?.closing ? false : EVERY_MS),
  });
};
