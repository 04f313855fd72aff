import * as z from 'zod/mini';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { dollars, id } from '../wire.ts';

/** The question of a store for whose order no rider came (decision DA15), of both shops. */
export const pickupOfferCalls = {
  /** What comes back is what was paid for the delivery. The same answer again is no error. */
  takeoutAnswerPickup: call('/takeouts/order/_answer-pickup', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Collects an order for which no rider came, or goes on waiting',
    errors: ['ORDER_NOT_FOUND', 'NOT_NOW', 'REFUND_RUNNING', 'KEY_REUSED'],
    request: z.object({ tradeId: id<OrderId>(), isAccepted: z.boolean() }),
    reply: z.object({ isAccepted: z.boolean(), refundAmtn: dollars }),
  }),
};
