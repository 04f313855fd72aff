import { groupDecorCalls } from '#shared/contract/consumer/group-decor.ts';
import { groupStoreCalls } from '#shared/contract/consumer/group-store.ts';
import { bindCalls } from '../../../lib/api/api.ts';

export const storePageCalls = { ...groupStoreCalls, ...groupDecorCalls } as const;

/** The calls of stores of deals: pages, what they show of themselves, likes. */
export const api = bindCalls(storePageCalls);
