import { refundProgress } from '#shared/codes/refund.ts';
import type { StopProof } from '#shared/codes/delivery-run.ts';
import { cents } from '#shared/kernel/money.ts';
import { plus } from '#shared/kernel/time.ts';
import { NOT_MET } from '#shared/order/desk/desk-stage.ts';
import type { Query } from '#server/db/db.ts';
import { giveWholeBack, moveOrder, payBack, settleRequest } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { dropPlace } from './rider-repo.ts';
import { beginWait, endStop, noteCall, stopOfOrder } from './run-repo.ts';
import { completeOrder, touchOutside, type Doing } from './store-acts.ts';

type Of<More extends object = object> = (
  query: Query,
  order: TakeoutOrder,
  doing: Doing & More,
) => Promise<TakeoutOrder | null>;

/** The guest has what the store brought; the stop of its run is behind. */
export const deliverStop: Of<{ proof: StopProof; photo?: string }> = async (
  query,
  order,
  { at, by, proof, photo = '' },
) => {
  const done = await completeOrder(query, order, { at, by: { ...by, proof } });
  if (done === null) return null;
  await endStop(query, order, { as: 'DELIVERED', at, proof, photo });
  await dropPlace(query, order);
  return done;
};

/** Nobody opens: the driver waits from now on, and notes each call (decision DA16). The guest reads the first one only. */
export const notMet: Of<{ hasCalled: boolean }> = async (query, order, { at, by, hasCalled }) => {
  const stop = await stopOfOrder(query, order);
  const moved =
    stop?.waitsUntil === null
      ? await moveOrder(query, order, 'NOT_MET', at, { facts: by })
      : await touchOutside(query, order, { at, by });
  if (moved === null) return null;
  await beginWait(query, order, plus(at, NOT_MET.waitMs));
  if (hasCalled) await noteCall(query, order);
  return moved;
};

/** The order is back at the store, which keeps it for later. */
export const bringBack: Of = async (query, order, { at, by }) => {
  const back = await moveOrder(query, order, 'BROUGHT_BACK', at, {
    patch: { handedAt: null },
    facts: by,
  });
  if (back === null) return null;
  await endStop(query, order, { as: 'BROUGHT_BACK', at, proof: 'NONE', photo: '' });
  await dropPlace(query, order);
  return back;
};

const endUndelivered: Of = async (query, order, { at, by }) => {
  const ended = await moveOrder(query, order, 'UNDELIVERED', at, {
    patch: {
      refundStatus: 2,
      refundAmount: order.total,
      goldRefund: order.quote.totals.goldCents,
      refundAt: at,
      closeReason: 'STORE',
    },
    facts: by,
  });
  if (ended === null) return null;
  await giveWholeBack(query, order, at);
  const amount = cents(order.total - order.refundAmount);
  await payBack(query, order, { refundId: order.id, amount, at });
  return ended;
};

/** Ends an order that could not be delivered, and gives back all that is left; a request that waits is granted with it. */
export const giveUp: Of = async (query, asked, { at, by }) => {
  const order =
    asked.refundProgress === refundProgress.codes.pending
      ? await settleRequest(query, asked, { kind: 'REFUNDED', at, facts: by })
      : asked;
  if (order === null) return null;
  const isOver = order.status !== asked.status;
  const ended = isOver ? order : await endUndelivered(query, order, { at, by });
  if (ended === null) return null;
  await endStop(query, order, { as: 'UNDELIVERED', at, proof: 'NONE', photo: '' });
  await dropPlace(query, order);
  return ended;
};
