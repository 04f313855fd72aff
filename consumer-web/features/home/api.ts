import { takeoutHome } from '#shared/contract/takeout-home.ts';
import { takeoutSearch } from '#shared/contract/takeout-search.ts';
import { bindCalls } from '../../lib/api.ts';

export const homeCalls = { ...takeoutHome, ...takeoutSearch } as const;

/** The calls of the rest of the home and of the search. */
export const api = bindCalls(homeCalls);
