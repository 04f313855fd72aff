import type { StopProof } from '#shared/codes/delivery-run.ts';
import type { RequestOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { canGiveUp, deskStage } from '#shared/order/desk/desk-stage.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  bringBack,
  deliverByStore,
  deliverStop,
  giveUp,
  notMet,
  offerPickup,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import { actOf, once } from '../act.ts';
import { deskFactsOf } from '../facts.ts';
import { needLimit } from '#server/kit/money-limit.ts';
import { leftOf } from '../money-rules.ts';
import { needAct, onTheWayOf } from '../refusals.ts';
import { orderAtDesk } from '../scope.ts';
import { needDeliveryCode } from './code.ts';
import { keepPhoto } from './photo.ts';

type Asked<N extends keyof Contract> = RequestOf<Contract[N]>;

type Delivered = Asked<'merchantDeskDelivered'>;

const deliverWith = (proof: { proof: StopProof; photo?: string }) =>
  actOf<Delivered>('DELIVERED', (order, _, { query, doing }) =>
    deliverStop(query, order, { ...doing, ...proof }),
  );

/** With a photo of where it stands. One that its act did not keep is taken away again. */
const deliverByPhoto = async (context: MerchantContext, order: TakeoutOrder, body: Delivered) => {
  const { url, drop } = await keepPhoto(context.deps, order, body.photo, context.now);
  let isKept = false;
  try {
    const done = await deliverWith({ proof: 'PHOTO', photo: url })(context, body);
    isKept = !done.replay;
    return done;
  } finally {
    if (!isKept) await drop();
  }
};

/** A driver calls in, with the guest's code or a photo. A code that is named must be right; a repeat is answered before it is looked at. */
export const delivered: Handlers['merchantDeskDelivered'] = async (context, body) => {
  const { code, photo } = body;
  if (code !== '' && photo !== '') return refuse('BAD_REQUEST', { issues: ['code'] });
  const order = await orderAtDesk(context, body.orderId);
  const isOut = deskStage({ ...order, releaseAt: null }, context.now) === 'OUT';
  if (photo !== '' && isOut) return deliverByPhoto(context, order, body);
  if (code !== '' && isOut) await needDeliveryCode(context.deps.db.query, order, code, context.now);
  return deliverWith({ proof: code === '' ? 'NONE' : 'CODE' })(context, body);
};

export const nobodyMet: Handlers['merchantDeskNotMet'] = actOf<Asked<'merchantDeskNotMet'>>(
  'NOT_MET',
  (order, { hasCalled }, { query, doing }) => notMet(query, order, { ...doing, hasCalled }),
);

/** The store decides only after its driver has waited and called. */
const needPatience = async (
  query: Query,
  order: TakeoutOrder,
  act: 'BRING_BACK' | 'UNDELIVERED',
  context: MerchantContext,
): Promise<void> => {
  const facts = deskFactsOf(order, await onTheWayOf(query, order), context.deps.config);
  if (facts.stop !== null && !canGiveUp(facts, context.now))
    refuse('NOT_MET_WAITING', { until: facts.stop.waitsUntil, calls: facts.stop.calls });
  await needAct(query, order, act, context);
};

export const broughtBack: Handlers['merchantDeskBringBack'] = once(
  'BRING_BACK',
  async (order, _, { query, doing, context }) => {
    await needPatience(query, order, 'BRING_BACK', context);
    return bringBack(query, order, doing);
  },
);

export const undelivered: Handlers['merchantDeskUndelivered'] = once(
  'UNDELIVERED',
  async (order, _, { query, doing, context }) => {
    await needPatience(query, order, 'UNDELIVERED', context);
    needLimit(context, leftOf(order));
    return giveUp(query, order, doing);
  },
);

export const takeOver: Handlers['merchantDeskTakeOver'] = actOf(
  'TAKE_OVER',
  (order, _, { query, doing }) => deliverByStore(query, order, doing),
);

export const pickupOffered: Handlers['merchantDeskOfferPickup'] = actOf(
  'OFFER_PICKUP',
  (order, _, { query, doing }) => offerPickup(query, order, doing),
);
