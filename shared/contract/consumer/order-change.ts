import * as z from 'zod/mini';
import { CHANGE_STATES } from '../../codes/desk-change.ts';
import type { OrderId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, dollars, id, instant, plainId, text } from '../wire.ts';

/**
 * A line of a change. `before`: its pieces until now; `keep`: those that there are. `backAmtn`: what goes
 * back if the guest takes it; `backIfNotAmtn`: the whole line.
 */
const changeLine = z.object({
  lineId: z.string(),
  productName: z.string(),
  propsText: z.string(),
  imgUrl: z.string(),
  before: count,
  keep: count,
  substitute: z.nullable(
    z.object({
      productName: z.string(),
      skuName: z.string(),
      propsText: z.string(),
      imgUrl: z.string(),
      quantity: count,
      /** What so many pieces cost on the menu; the guest never pays more than for the line. */
      priceAmtn: dollars,
      allergens: z.array(z.string()),
    }),
  ),
  backAmtn: dollars,
  backGoldAmtn: dollars,
  backIfNotAmtn: dollars,
  backIfNotGoldAmtn: dollars,
});

/** Changes that a store offers, for orders of both shops (decision DA9). */
export const orderChangeCalls = {
  takeoutGetChange: call('/takeouts/order/_get-change', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The latest change that the store offered; null without one',
    errors: ['ORDER_NOT_FOUND'],
    request: z.object({ tradeId: id<OrderId>() }),
    reply: z.object({
      change: z.nullable(
        z.object({
          changeId: plainId,
          state: z.enum(CHANGE_STATES),
          offeredAt: instant,
          answerBefore: instant,
          lines: z.array(changeLine),
          /** What it gave back, once it is over. */
          refundAmtn: dollars,
          goldAmtn: dollars,
        }),
      ),
      serverTime: instant,
    }),
  }),
  /** `lines`: those that are taken; without them all of them. The same answer again is no error. */
  takeoutAnswerChange: call('/takeouts/order/_answer-change', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Takes or refuses the change of an order',
    errors: ['ORDER_NOT_FOUND', 'CHANGE_OVER'],
    request: z.object({
      changeId: plainId,
      isAccepted: z.boolean(),
      lines: z.optional(z.array(text(64, 1)).check(z.minLength(1), z.maxLength(100))),
    }),
    reply: z.object({
      state: z.enum(CHANGE_STATES),
      refundAmtn: dollars,
      goldAmtn: dollars,
      serverTime: instant,
    }),
  }),
};
