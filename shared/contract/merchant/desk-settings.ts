import * as z from 'zod/mini';
import { ANSWER_MINUTES } from '../../codes/desk-live.ts';
import type { RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id } from '../wire.ts';
import { autoAccept, deskStore } from './desk-shapes.ts';

/** How a store's desk works by itself (decision DA6), and how long it may think (DA2); `store/_desk` reads both. */
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
  /** Binds orders that are paid from then on. */
  merchantDeskSetAnswer: call('/group/merchant/store/_set-answer', {
    caller: 'merchant',
    roles: ['owner'],
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Sets how long a store may think about an order',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED', 'KEY_REUSED'],
    request: z.object({
      requestId: id<RequestId>(),
      storeId: id<StoreId>(),
      answerMinutes: z.int().check(z.gte(ANSWER_MINUTES.least), z.lte(ANSWER_MINUTES.most)),
    }),
    reply: z.object({ store: deskStore, replay: z.boolean() }),
  }),
};
