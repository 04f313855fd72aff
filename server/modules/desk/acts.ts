import { REFUSE_OTHER } from '#shared/codes/desk.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  acceptOrder,
  makeReady,
  refuseOrder,
  setReadyTime,
  takeReadyBack,
} from '#server/modules/order/index.ts';
import { actOf } from './act.ts';
import { readyWhenAccepted } from './minutes.ts';
import { dishesOut } from './sold-out.ts';

type Asked<N extends keyof Contract> = RequestOf<Contract[N]>;

/** A pre-order will be ready for its time; any other in as many minutes as the desk says. */
export const accept: Handlers['merchantDeskAccept'] = actOf<Asked<'merchantDeskAccept'>>(
  'ACCEPT',
  async (order, { readyInMinutes: minutes }, { query, doing }) =>
    acceptOrder(query, order, {
      ...doing,
      readyAt: await readyWhenAccepted(query, order, { now: doing.at, minutes }),
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
