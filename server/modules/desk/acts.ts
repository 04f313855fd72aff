import { refundProgress } from '#shared/codes/refund.ts';
import { REFUSE_OTHER } from '#shared/codes/desk.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { deskWay } from '#shared/order/desk/desk-stage.ts';
import { suggestedMinutes } from '#shared/order/desk/ready-time.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  acceptOrder,
  completeOrder,
  handToRider,
  makeReady,
  orderAtCounter,
  refuseOrder,
  setReadyTime,
  settleRequest,
  type TakeoutOrder,
  takeReadyBack,
} from '#server/modules/order/index.ts';
import { actOf, once, type Desk } from './act.ts';
import { dishesOut } from './sold-out.ts';

type Asked<N extends keyof Contract> = RequestOf<Contract[N]>;

const minutesOf = ({ snapshot, lines }: TakeoutOrder): number =>
  suggestedMinutes({
    prepMinutes: snapshot.store.prepMinutes,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  });

/** When an order will be ready that is accepted now: in as many minutes as the desk says, a pre-order for its time. */
export const readyWhenAccepted = (
  order: TakeoutOrder,
  now: Instant,
  minutes = minutesOf(order),
): Instant => order.slotAt ?? plus(now, minutes * MINUTE);

/** A pre-order will be ready for its time; any other in as many minutes as the desk says. */
export const accept: Handlers['merchantDeskAccept'] = actOf<Asked<'merchantDeskAccept'>>(
  'ACCEPT',
  (order, { readyInMinutes }, { query, doing }) =>
    acceptOrder(query, order, {
      ...doing,
      readyAt: readyWhenAccepted(order, doing.at, readyInMinutes),
    }),
);

const refuseIt = actOf<Asked<'merchantDeskRefuse'>>(
  'REFUSE',
  async (order, { reason, note, soldOut }, { query, doing, context }) => {
    const refused = await refuseOrder(query, order, { ...doing, reason, note });
    if (refused !== null) await dishesOut(query, order, soldOut, context);
    return refused;
  },
);
export const refusal: Handlers['merchantDeskRefuse'] = async (context, body) =>
  body.reason === REFUSE_OTHER && body.note === ''
    ? refuse('BAD_REQUEST', { issues: ['note'] })
    : refuseIt(context, body);

export const setReady: Handlers['merchantDeskSetReady'] = actOf<Asked<'merchantDeskSetReady'>>(
  'SET_READY',
  (order, { readyInMinutes }, { query, doing }) =>
    setReadyTime(query, order, { ...doing, readyAt: plus(doing.at, readyInMinutes * MINUTE) }),
);

export const ready: Handlers['merchantDeskReady'] = actOf('READY', (order, _, { query, doing }) =>
  makeReady(query, order, doing),
);

export const unready: Handlers['merchantDeskUnready'] = actOf(
  'UNREADY',
  (order, _, { query, doing }) => takeReadyBack(query, order, doing),
);

/** The guest's code must be this order's: the wrong bag is refused, and says whose code it is. */
const needCode = async (order: TakeoutOrder, input: string, { query }: Desk): Promise<void> => {
  const code = input.replaceAll(/\D/g, '');
  if (code === order.snapshot.pickupCode) return;
  const other = await orderAtCounter(query, { ...order, code });
  if (other !== null) refuse('WRONG_ORDER', { number: other.deskNumber });
  refuse('CODE_WRONG');
};

export const handOver: Handlers['merchantDeskHandOver'] = actOf<Asked<'merchantDeskHandOver'>>(
  'HAND_OVER',
  async (order, { input }, desk) => {
    const { query, doing } = desk;
    if (deskWay(order) !== 'PICKUP') return handToRider(query, order, doing);
    await needCode(order, input, desk);
    return completeOrder(query, order, doing);
  },
);

/** What the store answers to a guest who asked for money back. */
export const refund: Handlers['merchantDeskRefund'] = once<Asked<'merchantDeskRefund'>>(
  'refund',
  (order, { isAccepted }, { query, doing }) => {
    if (order.refundProgress !== refundProgress.codes.pending) return refuse('REFUND_NOT_RUNNING');
    return settleRequest(query, order, {
      kind: isAccepted ? 'REFUNDED' : 'REFUND_REJECTED',
      at: doing.at,
      facts: doing.by,
    });
  },
);
