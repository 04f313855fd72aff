import { queryOptions } from '@tanstack/react-query';
import { groupCheckInCalls } from '#shared/contract/consumer/group-check-in.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../../lib/api/api.ts';

export const api = bindCalls(groupCheckInCalls);

/** Check-ins of the member, at every store. */
export const CHECK_INS_KEY = ['mine', 'groupCheckIn'] as const;

/** Whether the member has checked in at a store today, and what check-ins brought. */
export const checkInQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...CHECK_INS_KEY, storeId],
    queryFn: ({ signal }) => api.groupCheckInGet({ storeId: asId<StoreId>(storeId) }, { signal }),
    staleTime: 0,
  });
