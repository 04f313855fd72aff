import type { PaidOrderType } from '#shared/contract/consumer/payment.ts';
import type { OrderId, TradeNo } from '#shared/kernel/ids.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { isDuplicate } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import type { MemberContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { ORDER, type PlatformOrder } from '#server/kit/platform-order-repo.ts';
import { refuse } from '#server/kit/refusal.ts';
import { takeDeviceTurn } from '#server/kit/unpaid.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { oweMoney } from '../back/send.ts';
import { NO_MERCHANT, type Sold } from './payable.ts';

/** Orders something of the platform's once a key, with the buyer's account held. Of two at once the second looks again (`isDuplicate`). */
export const orderOnce = <T extends object>(
  context: MemberContext,
  { scope, body }: { scope: string; body: unknown },
  order: (query: Query) => Promise<T>,
): Promise<T> => {
  const {
    deps: { db },
    session: { userId },
    now,
    idempotencyKey: key,
  } = context;
  const write = async (query: Query): Promise<T> => {
    await holdAccount(query, userId);
    await takeDeviceTurn(context, query);
    return order(query);
  };
  return retry(() => keyed({ db, userId, scope, key, body, now }, write), isDuplicate, {
    times: 8,
    firstMs: 1,
    mostMs: 50,
  });
};

/** The reply to a new order. */
export const orderedAnswer = ({ id, total, payBefore }: Sold, now: Instant) => ({
  orderId: id,
  payAmount: total,
  payBefore,
  serverTime: now,
});

/** Writes down that money of an order goes back. `refundId`: of what is given back, once. */
export const owePlatform = (
  query: Query,
  {
    orderType,
    ...owed
  }: {
    orderType: PaidOrderType;
    orderId: OrderId;
    refundId: string;
    tradeNo: TradeNo;
    amount: Cents;
  },
  now: Instant,
): Promise<void> => oweMoney(query, { merchantId: NO_MERCHANT, orderType, ...owed }, now);

/** `turn`: what is held before the order is read. `close`: false where the order was paid meanwhile. */
type Cancelled<O extends PlatformOrder> = {
  scope: string;
  turn?: (query: Query, userId: string) => Promise<unknown>;
  find: (query: Query, id: string) => Promise<O | null>;
  giveBack: (query: Query, order: O, now: Instant) => Promise<Cents>;
  close: (query: Query, order: O, now: Instant) => Promise<unknown>;
};

/** Closes what was not paid, gives back what was, where that is possible; what is over already stays as it is. */
const endOrder = async <O extends PlatformOrder>(
  query: Query,
  { turn, find, giveBack, close }: Cancelled<O>,
  { orderId, userId, now }: { orderId: string; userId: string; now: Instant },
): Promise<Cents> => {
  await turn?.(query, userId);
  const order = await find(query, orderId);
  if (order === null || order.userId !== userId) return refuse('ORDER_NOT_FOUND');
  if (order.status === ORDER.paid) return giveBack(query, order, now);
  if (order.status === ORDER.refunded) return order.refundAmount;
  if (order.status === ORDER.open) await close(query, order, now);
  return ZERO;
};

/** Cancels an order of a kind at its buyer's wish, once a key. */
export const cancelOnce =
  <O extends PlatformOrder>(kind: Cancelled<O>) =>
  (
    { deps, session: { userId }, now, idempotencyKey }: MemberContext,
    body: { orderId: OrderId },
  ): Promise<{ refundAmount: Cents }> =>
    keyed(
      { db: deps.db, userId, scope: kind.scope, key: idempotencyKey, body, now },
      async (query) => {
        await holdAccount(query, userId);
        return {
          refundAmount: await endOrder(query, kind, { orderId: body.orderId, userId, now }),
        };
      },
    );
