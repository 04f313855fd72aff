import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id } from '../wire.ts';
import { specialDays } from './stores.ts';

/** So many special days a store has; those that are past are forgotten with the next change. */
const MOST_DAYS = 100;

/** Days with hours of their own, of stores with a desk (decision DA23). */
export const merchantStoreDaysCalls = {
  /** All of them, in the place of those before: sending it twice does no more than sending it once. Up to five years ahead. */
  merchantStoreSetDays: call('/group/merchant/store/_set-days', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Sets the holidays of a store and the days with other hours',
    errors: ['NO_PERMISSION', 'STORE_NOT_FOUND', 'DEVICE_REVOKED', 'HOURS_OVERLAP', 'CONFLICT'],
    request: z.object({
      storeId: id<StoreId>(),
      seq: z.int(),
      days: z.array(specialDays).check(z.maxLength(MOST_DAYS)),
    }),
    reply: z.object({}),
  }),
};
