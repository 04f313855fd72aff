import { takeoutActivityCalls } from '#shared/contract/consumer/takeout-activity.ts';
import { takeoutMenuCalls } from '#shared/contract/consumer/takeout-menu.ts';
import { takeoutStoreCalls } from '#shared/contract/consumer/takeout-store.ts';
import { bindCalls } from '../../../lib/api/api.ts';

export const storeCalls = {
  ...takeoutStoreCalls,
  ...takeoutMenuCalls,
  ...takeoutActivityCalls,
} as const;

/** The calls of a store's page, its menu and what it has on. */
export const api = bindCalls(storeCalls);
