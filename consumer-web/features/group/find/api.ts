import { groupFindCalls } from '#shared/contract/consumer/group-find.ts';
import { takeoutSearchCalls } from '#shared/contract/consumer/takeout-search.ts';
import { bindCalls } from '../../../lib/api/api.ts';

const { trendingSearch } = takeoutSearchCalls;
export const findCalls = { ...groupFindCalls, trendingSearch } as const;

/** The calls of finding stores and deals. */
export const api = bindCalls(findCalls);
