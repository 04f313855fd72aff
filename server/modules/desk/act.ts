import type { DeskAct } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import type { OrderId, RequestId } from '#shared/kernel/ids.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { wakeStore } from '#server/modules/catalogue/index.ts';
import { type Doing, judgeAgain, type TakeoutOrder } from '#server/modules/order/index.ts';
import { deskOrderOf } from './orders.ts';
import { needAct } from './refusals.ts';
import { orderAtDesk } from './scope.ts';

type Body = { requestId: RequestId; orderId: OrderId };
type Acted = { order: DeskOrder; replay: boolean };
export type Desk = { query: Query; doing: Doing; context: MerchantContext };

/** Does something with an order once for each request, whoever else is at it; a repeat gets the order as it is. Null from `work` means that another was first: the order is judged anew. */
export const once =
  <B extends Body>(
    scope: string,
    work: (order: TakeoutOrder, body: B, desk: Desk) => Promise<TakeoutOrder | null>,
  ) =>
  async (context: MerchantContext, body: B): Promise<Acted> => {
    const { deps, session, now } = context;
    const { id } = await orderAtDesk(context, body.orderId);
    const doing = { at: now, by: { operatorId: session.operatorId, deviceId: session.deviceId } };
    // whose answer it is: a twin that was quicker has another attempt in it
    const attempt = deps.random.id();
    const first = await keyed(
      {
        db: deps.db,
        userId: session.operatorId,
        scope: `desk/${scope}`,
        key: body.requestId,
        body,
        now,
      },
      async (query) => {
        await judgeAgain(query, id, (order) => work(order, body, { query, doing, context }));
        return { attempt };
      },
    );
    const known = await orderAtDesk(context, id);
    // a transaction of its own: the row of a store is locked by whoever sells its dishes
    await deps.db.tx((query) =>
      wakeStore(query, { merchantId: known.merchantId, id: known.storeId }, now),
    );
    const order = await deskOrderOf(context, known);
    return { order, replay: first.attempt !== attempt };
  };

/** One of the desk's acts: refused where the order does not allow it as it stands. */
export const actOf = <B extends Body>(
  act: DeskAct,
  work: (order: TakeoutOrder, body: B, desk: Desk) => Promise<TakeoutOrder | null>,
) =>
  once<B>(act, async (order, body, desk) => {
    await needAct(desk.query, order, act, desk.context);
    return work(order, body, desk);
  });
