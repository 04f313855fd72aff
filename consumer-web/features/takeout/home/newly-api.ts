import { queryOptions } from '@tanstack/react-query';
import { offersCalls } from '#shared/contract/consumer/offers.ts';
import { takeoutHomeCalls } from '#shared/contract/consumer/takeout-home.ts';
import { bindCalls } from '../../../lib/api/api.ts';

/** What new members receive: only the few who are new need it. */
export const api = bindCalls({
  newlyListReceive: takeoutHomeCalls.newlyListReceive,
  newlyReceive: offersCalls.newlyReceive,
});

/** The red packets of a new member, those that were received too: after the claim they are still to be seen. */
export const newlyPacksQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mine', 'newlyPacks', userId],
    queryFn: ({ signal }) => api.newlyListReceive({ repeat: true }, { signal }),
    enabled: userId !== '',
    staleTime: 0,
  });
