import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant } from '../wire.ts';
import { ownedCoupon } from './offers-shapes.ts';
import { RECEIVE_ERRORS } from './offers.ts';

const ofOrder = z.object({ orderId: id<OrderId>() });
const SHARE_ERRORS = ['CANNOT_RECEIVE', 'SHARE_OWN', 'SHARE_NOT_OPEN', 'SHARE_ORDER_OVER'] as const;

/** The red packet of a supermarket order, for the buyer's friends (spec 002 §7, decision P28). */
export const partakeCalls = {
  /**
   * The buyer asks for it; the first time opens it. `activity` null: the order cannot be shared, now
   * or any more. `url`: a page of this app, where friends land. `receivedCount` of `redpackCount` are gone.
   */
  partakeOrderActivity: call('/activity/platform/partake/_get-order-activity', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'What of a supermarket order can be shared with friends',
    errors: ['ORDER_NOT_FOUND'],
    request: ofOrder,
    reply: z.object({
      activity: z.nullable(
        z.object({
          activityId: z.string(),
          title: z.string(),
          content: z.string(),
          imgUrl: z.string(),
          url: z.string(),
          redpackCount: count,
          receivedCount: count,
          expireTime: instant,
        }),
      ),
    }),
  }),
  /** `result` null: the caller has none of it yet, 新紅包 (spec 002 §5). */
  partakeIsReceive: call('/activity/platform/partake/_is-receive', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    skippedForTourist: true,
    summary: 'Whether the caller has the red packet of a friend’s order',
    errors: SHARE_ERRORS,
    request: ofOrder,
    reply: z.object({ result: z.nullable(ownedCoupon) }),
  }),
  /** One an order and friend; a repeat is refused with `RECEIVE_LIMIT`, under its first key it gets the first answer. */
  partakeReceive: call('/activity/platform/partake/_receive', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Claims the red packet of a friend’s order',
    errors: [...RECEIVE_ERRORS, 'SHARE_OWN', 'SHARE_NOT_OPEN', 'SHARE_ORDER_OVER'],
    request: ofOrder,
    reply: z.object({ result: ownedCoupon }),
  }),
} as const;
