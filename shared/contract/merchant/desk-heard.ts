import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id, instant, withDefault } from '../wire.ts';

const storeId = id<StoreId>();

/** The tills of a store know of each other (decisions DA4, DA5). */
export const merchantDeskHeardCalls = {
  /**
   * Every 20 seconds. `canRing`: its sound is on and the browser lets it. `isHeard`: the other till
   * would ring now; `isHere`: it stands at the store, as this one does at `hereId`; one that has not been heard for ten minutes is no longer told.
   */
  merchantDeskHeard: call('/group/merchant/desk/_heard', {
    caller: 'merchant',
    roles: ['owner', 'manager', 'cashier'],
    failure: 'silent',
    repeat: 'read',
    summary: 'A till says that it is there, and learns of the others',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({
      storeIds: z.array(storeId).check(z.minLength(1), z.maxLength(20)),
      canRing: z.boolean(),
      isVisible: z.boolean(),
      hereId: withDefault(z.nullable(storeId), null),
    }),
    reply: z.object({
      otherTills: z.array(
        z.object({
          storeId,
          device: z.string(),
          at: instant,
          canRing: z.boolean(),
          isHeard: z.boolean(),
          isHere: z.boolean(),
        }),
      ),
      serverTime: instant,
    }),
  }),
};
