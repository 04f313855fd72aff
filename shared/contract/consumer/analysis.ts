import * as z from 'zod/mini';
import { PUSHED_EVENTS } from '../../codes/pushed-event.ts';
import { STORE_KINDS } from '../../codes/store-kind.ts';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, withDefault } from '../wire.ts';

const readOwn = {
  caller: 'member',
  failure: 'silent',
  repeat: 'read',
  skippedForTourist: true,
} as const;
const ofOrder = z.object({ tradeId: id<OrderId>() });

/** What a page knows of an event. */
const params = z
  .record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
  )
  .check(z.refine((facts) => Object.keys(facts).length <= 20));

/** Events of stores, and messages about an order (spec 002 §7; decisions P26, P33). */
export const analysisCalls = {
  /** `eventIdList`: further events with the same `params`. Only how often is kept, nothing of who did it. */
  eventPush: call('/analysis/event/_push', {
    caller: 'guest',
    failure: 'silent',
    summary: 'Counts what happened at a store',
    request: z.object({
      eventId: z.enum(PUSHED_EVENTS),
      params,
      eventIdList: withDefault(
        z.array(z.enum(PUSHED_EVENTS)).check(z.maxLength(PUSHED_EVENTS.length)),
        [],
      ),
    }),
    reply: z.object({ counted: count }),
  }),
  /** By which a message's sender is known to be the rider; null before a rider has taken the order. */
  imRiderUserId: call('/analysis/im/user/_get-order-rider-user-id', {
    ...readOwn,
    summary: 'The rider of an order, as messages name the sender',
    errors: ['ORDER_NOT_FOUND'],
    request: ofOrder,
    reply: z.object({ userId: z.nullable(z.string()) }),
  }),
  /** Only orders that have unread messages; the newest hundred. Ours beside the count: the `kind` of the order's store, what was written last, and whether that tells of a change of the order, which a guest may have to answer within minutes. */
  imUnreadCounts: call('/analysis/im/message/_list-order-unread-count', {
    ...readOwn,
    summary: 'Unread messages of the caller by order',
    request: z.object({}),
    reply: z.object({
      result: z.array(
        z.object({
          tradeId: id<OrderId>(),
          count,
          kind: z.enum(STORE_KINDS),
          latest: z.string(),
          isChange: z.boolean(),
        }),
      ),
    }),
  }),
  imClearUnread: call('/analysis/im/message/_clear-order-unread-count', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'The caller has read the messages of an order',
    errors: ['ORDER_NOT_FOUND', 'KEY_REUSED'],
    request: ofOrder,
    reply: z.object({ cleared: count }),
  }),
  /** Ours: the documents print no call that reads messages. The newest fifty, oldest first. */
  imMessages: call('/analysis/im/message/_list', {
    ...readOwn,
    summary: 'What the rider and the store wrote about an order',
    errors: ['ORDER_NOT_FOUND'],
    request: ofOrder,
    reply: z.object({
      result: z.array(
        z.object({
          messageId: z.string(),
          fromUserId: z.string(),
          text: z.string(),
          at: instant,
          isRead: z.boolean(),
        }),
      ),
    }),
  }),
} as const;
