import * as z from 'zod/mini';
import type { OrderId, RequestId } from '../../kernel/ids.ts';
import { id } from '../wire.ts';
import { deskOrder } from './desk-shapes.ts';

/** Who works at a desk. */
export const workers = ['owner', 'manager', 'cashier'] as const;
/** Who decides about money. */
export const deciders = ['owner', 'manager'] as const;

/** An act at a desk. */
export const acting = {
  caller: 'merchant',
  roles: workers,
  failure: 'silent',
  repeat: 'keyed',
} as const;

/** What any act may be refused with. */
export const ACT_ERRORS = [
  'ORDER_NOT_FOUND',
  'NO_PERMISSION',
  'DEVICE_REVOKED',
  'KEY_REUSED',
  'DESK_ALREADY',
  'ORDER_ENDED',
  'NOT_NOW',
  'CHANGE_OPEN',
] as const;

/** Every act answers with the order as it is now; `replay`: this very request was answered before. */
export const acted = z.object({ order: deskOrder, replay: z.boolean() });
/** What every act names. */
export const act = z.object({ requestId: id<RequestId>(), orderId: id<OrderId>() });
