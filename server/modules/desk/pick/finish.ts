import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { leftOf, shortOf } from '#shared/order/desk/pick.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { makeReady } from '#server/modules/order/index.ts';
import { once } from '../act.ts';
import { needAct } from '../refusals.ts';
import { myPick } from './my-pick.ts';
import { endPick, freeOrders, ordersOnPick, saveBags } from './pick-repo.ts';
import { readPick } from './pick-state.ts';

type Asked<N extends keyof Contract> = RequestOf<Contract[N]>;

/** An order is packed: it is ready, and its label says where the bags stand. */
export const pickFinish: Handlers['merchantPickFinish'] = once<Asked<'merchantPickFinish'>>(
  'pick-finish',
  async (order, { pickId, bags }, { query, doing, context }) => {
    const pick = await myPick(query, context, pickId);
    const { rows, orders } = await readPick(query, pick);
    if (orders.every(({ id }) => id !== order.id)) return refuse('PICK_NOT_FOUND');
    await needAct(query, order, 'READY', context);
    const own = rows.filter(({ orderId }) => orderId === order.id);
    const left = own.reduce((sum, row) => sum + leftOf(row), 0);
    const short = own.reduce((sum, row) => sum + shortOf(row), 0);
    if (left + short > 0) return refuse('PICK_UNFINISHED', { left, short });
    await saveBags(query, order, bags);
    const made = await makeReady(query, order, doing);
    if (made === null) return null;
    await freeOrders(query, pick, order.id);
    if ((await ordersOnPick(query, pick)).length === 0) await endPick(query, pick, doing.at);
    return made;
  },
);
