import type { Query } from '#server/db/db.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { writeToGuest } from '#server/modules/im/index.ts';
import {
  acceptOrder,
  assignRider,
  completeOrder,
  type Doing,
  makeReady,
  pickUp,
  reachGuest,
  reachStore,
  refuseOrder,
  sendOut,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import type { Plan, Planned } from './plan.ts';
import { riderOf } from './riders.ts';

/** The simulator's own operator, by whom the logs know its acts. */
const TOWN: Doing['by'] = { operatorId: 'staff-town', deviceId: null };

const ACTS = {
  STORE_REFUSED: refuseOrder,
  ACCEPTED: acceptOrder,
  COOKED: makeReady,
  PACKED: makeReady,
  SENT: sendOut,
  RIDER_AT_STORE: reachStore,
  PICKED_UP: pickUp,
  RIDER_ARRIVED: reachGuest,
  COMPLETED: completeOrder,
} satisfies Record<Exclude<Planned['kind'], 'RIDER_ASSIGNED'>, unknown>;

/** What riders and supermarkets write to their guests, and when. */
const MESSAGES: Partial<Record<Planned['kind'], { from: 'rider' | 'store'; text: Bilingual }>> = {
  PACKED: {
    from: 'store',
    text: { zh: '貨品已執好，正等候取貨。', en: 'Your goods are packed and wait to be collected.' },
  },
  PICKED_UP: {
    from: 'rider',
    text: { zh: '已取貨，正前往您的地址。', en: 'I have your goods and am on my way.' },
  },
  RIDER_ARRIVED: {
    from: 'rider',
    text: { zh: '已到大門，請準備接收。', en: 'I am at the gate. Please get ready.' },
  },
};

/** Writes to the guest of a supermarket order after an act. */
const tellGuest = async (
  query: Query,
  order: TakeoutOrder,
  { kind, at }: Planned,
): Promise<void> => {
  const message = MESSAGES[kind];
  if (message !== undefined && order.kind === 'market')
    await writeToGuest(query, order, { ...message, key: kind }, at);
};

/** Does what a plan has next, by the verbs that stores and riders call. */
export const perform = async (
  query: Query,
  order: TakeoutOrder,
  planned: Planned,
  { riderIndex }: Plan,
): Promise<TakeoutOrder | null> => {
  const { kind, at } = planned;
  const doing = { at, by: TOWN };
  const moved =
    kind === 'RIDER_ASSIGNED'
      ? await assignRider(query, order, { ...doing, rider: riderOf(riderIndex) })
      : await ACTS[kind](query, order, doing);
  if (moved !== null) await tellGuest(query, moved, planned);
  return moved;
};
