import * as z from 'zod/mini';
import type { RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id } from '../wire.ts';
import { autoAccept, deskStore } from './desk-shapes.ts';

/** How a store's desk works by itself (decision DA6); `store/_desk` reads it. */
export const merchantDeskSettingCalls = {
  merchantDeskSet: call('/group/merchant/store/_set-desk', {
    caller: 'merchant',
    roles: ['owner', 'manager'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Sets what a store accepts by itself',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'KEY_REUSED'],
    request: z.object({ requestId: id<RequestId>(), storeId: id<StoreId>(), autoAccept }),
    reply: z.object({ store: deskStore, replay: z.boolean() }),
  }),
};
