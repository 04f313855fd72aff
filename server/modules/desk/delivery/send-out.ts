import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { OrderId, RunId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  addRun,
  driversOf,
  judgeAgain,
  sendOut,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { deskOrderRows } from '../orders.ts';
import { needAct } from '../refusals.ts';
import { orderAtDesk, storesAtDesk } from '../scope.ts';
import { linkOf, tokenHash, tokenOf } from './link.ts';

/** So many drivers a store is reminded of. */
const DRIVERS_MOST = 8;

/** The orders of one store, each once. */
const ordersOf = async (
  context: MerchantContext,
  ids: readonly OrderId[],
): Promise<TakeoutOrder[]> => {
  const orders: TakeoutOrder[] = [];
  for (const id of new Set(ids)) orders.push(await orderAtDesk(context, id));
  const [{ storeId } = refuse('BAD_REQUEST', { issues: ['orderIds'] })] = orders;
  return orders.every((order) => order.storeId === storeId)
    ? orders
    : refuse('BAD_REQUEST', { issues: ['orderIds'] });
};

type Driver = { name: string; phone: string };

/** All of them leave, or none; in the order of their ids, so that two runs never wait for each other in a ring. */
const leave = async (
  query: Query,
  orders: readonly TakeoutOrder[],
  { driver, context }: { driver: Driver; context: MerchantContext },
): Promise<RunId> => {
  const { deps, session, now } = context;
  const by = {
    operatorId: session.operatorId,
    deviceId: session.deviceId,
    driver: driver.name,
  };
  for (const { id } of orders.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await judgeAgain(query, id, async (order) => {
      await needAct(query, order, 'SEND_OUT', context);
      return sendOut(query, order, { at: now, by });
    });
  const runId: RunId = deps.random.id();
  const { merchantId, storeId } = orders[0]!;
  await addRun(
    query,
    { merchantId, storeId, id: runId, driver, createdAt: now },
    {
      tokenHash: tokenHash(tokenOf(deps.secrets, runId)),
      orderIds: orders.map(({ id }) => id),
    },
  );
  return runId;
};

/** The store's own driver sets out with orders (decision DA16). The link is made anew for a repeat, and kept nowhere. */
export const setOut: Handlers['merchantDeskSendOut'] = async (
  context,
  body,
): Promise<ReplyOf<Contract['merchantDeskSendOut']>> => {
  const { deps, session, now } = context;
  const orders = await ordersOf(context, body.orderIds);
  const attempt: string = deps.random.id();
  const first = await keyed(
    {
      db: deps.db,
      userId: session.operatorId,
      scope: 'desk/SEND_OUT',
      key: body.requestId,
      body,
      now,
    },
    async (query) => ({
      attempt,
      runId: await leave(query, orders, { driver: body.driver, context }),
    }),
  );
  const after: TakeoutOrder[] = [];
  for (const { id } of orders) after.push(await orderAtDesk(context, id));
  return {
    runId: first.runId,
    link: linkOf(deps.secrets, first.runId),
    orders: await deskOrderRows(context, after),
    replay: first.attempt !== attempt,
  };
};

/** Who rode for a store lately. */
export const drivers: Handlers['merchantDeskDrivers'] = async (context, { storeId }) => {
  const [store] = await storesAtDesk(context, [storeId]);
  const { merchantId } = context.session;
  return {
    result: await driversOf(
      context.deps.db.query,
      { merchantId, storeId: store?.id ?? storeId },
      DRIVERS_MOST,
    ),
  };
};
