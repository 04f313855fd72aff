import * as z from 'zod/mini';
import { BUSY_MINUTES, PAUSE_REASONS, STORE_WAYS } from '../../codes/desk-live.ts';
import type { RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id, instant } from '../wire.ts';
import { deskStore } from './desk-shapes.ts';

const storeId = id<StoreId>();
const atStore = z.object({ requestId: id<RequestId>(), storeId });

const changing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
  repeat: 'keyed',
} as const;
const CHANGE_ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED', 'KEY_REUSED'] as const;

/** The store as it stands now; `replay`: this very request was answered before. */
const changed = z.object({ store: deskStore, replay: z.boolean() });

/** What a store with a desk changes for a time (decisions DA8, DA22). */
export const merchantDeskLiveCalls = {
  merchantDeskStore: call('/group/merchant/store/_desk', {
    caller: 'merchant',
    failure: 'silent',
    repeat: 'read',
    summary: 'How a store with a desk stands now',
    errors: ['NO_PERMISSION', 'DEVICE_REVOKED'],
    request: z.object({ storeId }),
    reply: z.object({ store: deskStore }),
  }),
  /** 0 minutes end it. A cashier adds 30 at most. `until`: within twelve hours. */
  merchantDeskSetBusy: call('/group/merchant/store/_set-busy', {
    ...changing,
    roles: ['owner', 'manager', 'cashier'],
    summary: 'Orders of a store take longer for a time',
    errors: [...CHANGE_ERRORS],
    request: z.extend(atStore, {
      extraMinutes: z.int().check(z.gte(0), z.lte(BUSY_MINUTES.most)),
      until: instant,
    }),
    reply: changed,
  }),
  /** Guests read why and until when. Another pause takes the place of one that runs. `until`: within seven days. */
  merchantDeskPause: call('/group/merchant/store/_pause', {
    ...changing,
    summary: 'A store takes no orders for a time, in some or all of its ways',
    errors: [...CHANGE_ERRORS],
    request: z.extend(atStore, {
      ways: z.array(z.enum(STORE_WAYS)).check(z.minLength(1), z.maxLength(STORE_WAYS.length)),
      until: instant,
      reason: z.enum(PAUSE_REASONS),
    }),
    reply: changed,
  }),
  merchantDeskResume: call('/group/merchant/store/_resume', {
    ...changing,
    summary: 'A store takes orders again',
    errors: [...CHANGE_ERRORS],
    request: atStore,
    reply: changed,
  }),
};
