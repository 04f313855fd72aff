import * as z from 'zod/mini';
import type { OrderId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, withDefault } from '../wire.ts';

/** Calls beside an order: a partner's campaign, sharing, points (spec 001 §7). */
export const takeoutOrderMoreCalls = {
  /** A partner's campaign that stores take part in; closed unless one is set up. */
  kexieConfig: call('/activity/kexie/_config', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'The partner campaign of the moment',
    request: z.object({}),
    reply: z.object({
      isOpen: z.boolean(),
      title: z.string(),
      content: z.string(),
      startTime: z.nullable(instant),
      endTime: z.nullable(instant),
      limitAmount: dollars,
    }),
  }),
  kexieCheck: call('/activity/kexie/_check', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Whether an order of a store counts for the partner campaign',
    request: z.object({
      storeId: id<StoreId>(),
      totalPrice: withDefault(z.nullable(dollars), null),
    }),
    reply: z.object({ isJoin: z.boolean(), reason: z.enum(['ok', 'closed', 'store', 'amount']) }),
  }),
  /** Opens the red packet of an order for friends, once. `url` is a page of this app. */
  platformShare: call('/activity/platform/share/_share', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'What to share of an order',
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_SHAREABLE'],
    request: z.object({ orderId: id<OrderId>() }),
    reply: z.object({
      shareId: z.string(),
      title: z.string(),
      content: z.string(),
      imgUrl: z.string(),
      url: z.string(),
      redpackCount: count,
      expireTime: instant,
    }),
  }),
  /** Points of an order (spec 001 §4: 48 hours after completion; decision L4). `businessType` 1 takeout, 2 deal, 3 supermarket. */
  sumByOrderId: call('/member/order/sumByOrderId', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Points that an order brings',
    errors: ['ORDER_NOT_FOUND'],
    request: z.object({ id: id<OrderId>(), businessType: z.literal([1, 2, 3]) }),
    reply: z.object({
      sum: count,
      state: z.enum(['waiting', 'granted', 'never']),
      availableAt: z.nullable(instant),
    }),
  }),
};
