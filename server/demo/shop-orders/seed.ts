import { asId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { instant, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { refundAmount } from '#shared/order/refund/refund-amount.ts';
import type { Query } from '#server/db/db.ts';
import {
  addRefund,
  closeOrder,
  type MoveKind,
  moveOrder,
  paidOrder,
  settleRequest,
  type TakeoutOrder,
} from '#server/modules/order/index.ts';
import type { Random } from '#server/kit/random.ts';
import { perform } from '../simulator/acts.ts';
import { CALM, planOf } from '../simulator/plan.ts';
import { placeOrder } from './place.ts';
import { ORDER_SCENES, type Ending, type Scene } from './scenes.ts';

const MISSING_ITEM = 7;

/** The course that the town would have given the order, by the verbs that stores and riders call, up to a move; what the town would do only later is done now. */
const bringTo = async (
  query: Query,
  paid: TakeoutOrder,
  until: MoveKind,
  { paidAt, now }: { paidAt: Instant; now: Instant },
): Promise<TakeoutOrder> => {
  const plan = planOf({ ...paid, paidAt }, CALM);
  const moves = plan.moves.slice(0, plan.moves.findIndex(({ kind }) => kind === until) + 1);
  let order = paid;
  for (const [place, planned] of moves.entries()) {
    const latest = plus(now, -(moves.length - place) * 20 * SECOND);
    const at = instant(Math.min(planned.at, latest));
    order = must(await perform(query, order, { ...planned, at }, plan), `a legal ${planned.kind}`);
  }
  return order;
};

/** A refund of one piece of the first product, or of everything. */
const askRefund = async (
  query: Query,
  random: Random,
  order: TakeoutOrder,
  { isWhole, at }: { isWhole: boolean; at: Instant },
): Promise<TakeoutOrder> => {
  const wanted = isWhole
    ? order.lines.map(({ uuid, quantity }) => ({ lineId: uuid, quantity }))
    : [{ lineId: must(order.lines[0], 'a line').uuid, quantity: 1 }];
  const amount = refundAmount(paidOrder(order, []), wanted);
  if (!amount.ok) throw new Error('a scene has nothing to refund');
  const asked = must(
    await moveOrder(query, order, 'REFUND_ASKED', at, {
      patch: { refundRequests: 1, refundRequestedAt: at },
      facts: { amount: amount.refundCents, reason: MISSING_ITEM },
    }),
    'a refund',
  );
  await addRefund(query, {
    merchantId: order.merchantId,
    id: random.id(),
    orderId: order.id,
    userId: order.userId,
    kind: 'items',
    reason: MISSING_ITEM,
    note: '',
    photos: [],
    items: amount.lines,
    parts: {
      delivery: amount.deliveryFeeCents,
      platform: amount.platformFeeCents,
      bag: amount.bagFeeCents,
    },
    amount: amount.refundCents,
    isWhole: amount.isWholeOrder,
    progress: 0,
    requestedAt: at,
    settledAt: null,
    isAutomatic: false,
  });
  return asked;
};

/** How the request of a scene was answered; null while it waits. */
const ANSWERS = {
  refundAsked: null,
  refundRecalled: 'REFUND_RECALLED',
  refundRejected: 'REFUND_REJECTED',
  partRefunded: 'REFUNDED',
  refunded: 'REFUNDED',
} as const;
const hasRefund = (ending: Ending): ending is keyof typeof ANSWERS => ending in ANSWERS;

const end = async (
  query: Query,
  random: Random,
  order: TakeoutOrder,
  { ending, paidAt }: { ending: Ending; paidAt: Instant },
): Promise<TakeoutOrder> => {
  if (!hasRefund(ending)) return order;
  const at = plus(order.completedAt ?? paidAt, 10 * MINUTE);
  const asked = await askRefund(query, random, order, { isWhole: ending === 'refunded', at });
  const kind = ANSWERS[ending];
  return kind === null
    ? asked
    : must(await settleRequest(query, asked, { kind, at: plus(at, 20 * MINUTE) }), 'an answer');
};

/** Makes the order of a scene and brings it to its state. */
export const play = async (
  query: Query,
  random: Random,
  scene: Scene,
  now: Instant,
): Promise<TakeoutOrder> => {
  const { state } = scene;
  const created = plus(now, -scene.agoMs);
  const paidAt = plus(created, 20 * SECOND);
  const order = await placeOrder(query, random, scene, { at: created, now });
  if (state === 'unpaid') return order;
  const paid = must(
    await moveOrder(query, order, 'PAID', paidAt, {
      patch: { paidAt, tradeNo: asId(`demo-${order.id}`) },
    }),
    'a payment',
  );
  if (state === 'paid') return paid;
  if (state === 'cancelled') {
    const at = plus(paidAt, 40 * SECOND);
    return must(
      await closeOrder(query, paid, { kind: 'CANCELLED', reason: 'BUYER', at }),
      'a cancelled order',
    );
  }
  if (typeof state === 'object') return bringTo(query, paid, state.until, { paidAt, now });
  // all the money goes back only while the store has not accepted
  const course =
    state === 'refunded' ? paid : await bringTo(query, paid, 'COMPLETED', { paidAt, now });
  return end(query, random, course, { ending: state, paidAt });
};

/** An order that its buyer reviewed; `isAnswered`: and the store answered. */
export type Reviewed = { order: TakeoutOrder; isAnswered: boolean };

/** Orders of the demonstration's consumer at both shops. Gives those that are reviewed. */
export const seedShopOrders = async (
  query: Query,
  random: Random,
  now: Instant,
): Promise<Reviewed[]> => {
  const reviewed: Reviewed[] = [];
  for (const scene of Object.values(ORDER_SCENES).flat()) {
    const order = await play(query, random, scene, now);
    if (scene.state === 'reviewed' || scene.state === 'answered')
      reviewed.push({ order, isAnswered: scene.state === 'answered' });
  }
  return reviewed;
};
