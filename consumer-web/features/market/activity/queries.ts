import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** What one has of an activity, another has not. */
export const activityQuery = (userId: string, activityId: string) =>
  queryOptions({
    queryKey: ['mine', 'market', 'couponActivity', userId, activityId],
    queryFn: ({ signal }) => api.marketCouponList({ activityId }, { signal }),
    staleTime: 0,
  });
