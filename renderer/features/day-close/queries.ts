import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { serverNow } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import type { DayPlace } from '../../ui/day-place.ts';
import { api } from './api.ts';

const EVERY_MS = 60_000;

/** A day and when it was read: an open day's figures are those of that moment, however long they are on the screen. */
export type DayRead = DayReply & { readAt: Instant };

/** A day of a store, or of all of them; an open one moves while people redeem. */
export const useDay = (place: DayPlace) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['day', language, place],
    queryFn: async ({ signal }): Promise<DayRead> => ({
      ...(await api.merchantDayGet(place, { signal })),
      readAt: serverNow(),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.closing ? false : EVERY_MS),
  });
};
