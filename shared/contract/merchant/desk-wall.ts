import * as z from 'zod/mini';
import type { RequestId, StoreId, WallId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { id, instant, text } from '../wire.ts';

const storeId = id<StoreId>();
const wallId = id<WallId>();

/** So many pickup screens a store has at most. */
export const WALLS_MOST = 6;

const walls = z.array(z.object({ wallId, name: z.string(), by: z.string(), at: instant }));

const deciding = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
} as const;
const ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;

/** The pickup screens of a store: their addresses are made and taken back by who decides. */
export const merchantWallCalls = {
  merchantWallList: call('/group/merchant/wall/_list', {
    ...deciding,
    repeat: 'read',
    summary: 'The pickup screens of a store',
    errors: [...ERRORS],
    request: z.object({ storeId }),
    reply: z.object({ walls }),
  }),
  /** `token`: the end of the screen's address, told this once. The same request again replaces it. */
  merchantWallAdd: call('/group/merchant/wall/_add', {
    ...deciding,
    repeat: 'keyed',
    summary: 'Makes the address of a pickup screen',
    errors: [...ERRORS, 'WALLS_FULL'],
    request: z.object({ requestId: id<RequestId>(), storeId, name: text(40, 1) }),
    reply: z.object({ token: z.string(), walls }),
  }),
  merchantWallRevoke: call('/group/merchant/wall/_revoke', {
    ...deciding,
    repeat: 'keyed',
    summary: 'Takes the address of a pickup screen back',
    errors: [...ERRORS],
    request: z.object({ storeId, wallId }),
    reply: z.object({ walls }),
  }),
};
