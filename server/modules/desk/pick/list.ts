import { WAVE_MOST } from '#shared/contract/merchant/pick.ts';
import { asId, type OrderId, type PickId } from '#shared/kernel/ids.ts';
import { deskStage, deskWay } from '#shared/order/desk/desk-stage.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { openAtDesk, type TakeoutOrder } from '#server/modules/order/index.ts';
import { staffNames } from '#server/modules/staff/index.ts';
import { stageFactsOf } from '../facts.ts';
import { orderAtDesk, storesAtDesk } from '../scope.ts';
import { asked, meOf, nameOf, replyNow } from './my-pick.ts';
import {
  addPick,
  endPick,
  freeOrders,
  lockPick,
  type OpenPick,
  openPickOf,
  pickersOf,
  takeOrder,
} from './pick-repo.ts';
import { isPicking, pickReply, readPick } from './pick-state.ts';

export { dropOldPicks } from './pick-repo.ts';

/** So many open orders of a store are looked through. */
const MOST_OPEN = 600;

/** The orders of a supermarket that are to be picked, and who picks them. */
export const pickList: Handlers['merchantPickList'] = async (context, { storeId }) => {
  const { deps, session, now, pick } = context;
  const { query } = deps.db;
  await storesAtDesk(context, [storeId]);
  const { merchantId } = session;
  const open = await openAtDesk(query, { merchantId, storeIds: [storeId] }, MOST_OPEN);
  const orders = open.filter((order) => order.kind === 'market' && isPicking(order, now));
  const ids = orders.map(({ id }) => id);
  const [pickers, names, mine] = await Promise.all([
    pickersOf(query, merchantId, ids),
    staffNames(query, merchantId),
    openPickOf(query, meOf(context)),
  ]);
  return {
    mine: mine === null ? null : pickReply(await readPick(query, mine), context),
    orders: orders.map((order) => {
      const by = pickers.get(order.id);
      const name = by === undefined ? undefined : names.get(by.operatorId);
      return {
        orderId: order.id,
        number: order.deskNumber,
        way: deskWay(order),
        readyAt: order.readyAt,
        pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        by: name === undefined ? '' : pick(name),
        pickId: by?.pickId ?? null,
      };
    }),
  };
};

const needPicking = (order: TakeoutOrder, { now }: MerchantContext): void => {
  const stage = deskStage(stageFactsOf(order), now);
  if (stage === 'DONE') refuse('ORDER_ENDED', { how: order.closeReason ?? 'COMPLETED' });
  if (stage !== 'MAKING' || order.kind !== 'market') refuse('NOT_NOW', { stage });
};

const takeAll = async (
  query: Query,
  context: MerchantContext,
  { pick, orderIds }: { pick: OpenPick; orderIds: readonly OrderId[] },
): Promise<void> => {
  const { session, now } = context;
  // always in the same order, so that two waves never wait for each other
  for (const orderId of orderIds.toSorted()) {
    if (await takeOrder(query, pick, { orderId, at: now })) continue;
    const by = (await pickersOf(query, session.merchantId, [orderId])).get(orderId);
    refuse('PICK_TAKEN', {
      by: by === undefined ? '' : await nameOf(query, context, by.operatorId),
    });
  }
};

/** Begins to pick orders; of two people who want the same one, one gets it. */
export const pickBegin: Handlers['merchantPickBegin'] = async (context, body) => {
  const { deps, session, now } = context;
  const orderIds = [...new Set(body.orderIds)];
  const orders = await Promise.all(orderIds.map((id) => orderAtDesk(context, id)));
  const { storeId } = orders[0]!;
  if (orders.some((order) => order.storeId !== storeId))
    return refuse('BAD_REQUEST', { issues: ['orderIds'] });
  const { pickId, isNew } = await asked(context, 'begin', body, async (query) => {
    orders.forEach((order) => needPicking(order, context));
    await addPick(query, {
      ...meOf(context),
      id: asId<PickId>(deps.random.id()),
      storeId,
      deviceId: session.deviceId,
      beganAt: now,
    });
    const pick = (await openPickOf(query, meOf(context), { lock: true }))!;
    const known = await readPick(query, pick);
    const going = known.orders.filter((order) => isPicking(order, now)).map(({ id }) => id);
    if (pick.storeId !== storeId || new Set([...going, ...orderIds]).size > WAVE_MOST)
      refuse('PICK_FULL');
    await takeAll(query, context, { pick, orderIds });
    return { pickId: pick.id };
  });
  return { pick: await replyNow(context, pickId), replay: !isNew };
};

/** Ends a list. Who decides may end that of somebody else who has gone. */
export const pickLeave: Handlers['merchantPickLeave'] = async (context, body) => {
  const { session, now } = context;
  const { isNew } = await asked(context, 'leave', body, async (query) => {
    const { merchantId, operatorId, role } = session;
    const pick = await lockPick(query, { merchantId, id: body.pickId });
    if (pick === null || (pick.operatorId !== operatorId && role === 'cashier'))
      return refuse('PICK_NOT_FOUND');
    if (pick.operatorId !== operatorId) await storesAtDesk(context, [pick.storeId]);
    await freeOrders(query, pick);
    await endPick(query, pick, now);
    return {};
  });
  return { replay: !isNew };
};
