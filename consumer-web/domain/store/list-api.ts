import { takeoutHomeCalls } from '#shared/contract/consumer/takeout-home.ts';
import { takeoutSearchCalls } from '#shared/contract/consumer/takeout-search.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { bindCalls } from '../../lib/api/api.ts';

const { takeoutStoreLikes } = takeoutStoreCalls;
export const homeCalls = { ...takeoutHomeCalls, ...takeoutSearchCalls, takeoutStoreLikes } as const;

/** The calls of the rest of the home and of the search. */
export const api = bindCalls(homeCalls);
