import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import { refundProgress } from '#shared/codes/refund.ts';
import { addCents, cents, ZERO } from '#shared/kernel/money.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { REFUND_REVIEW_MS } from '#shared/order/checkout/windows.ts';
import type { Db, Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import { sweep } from '#server/db/sweep.ts';
import { freeUses, stockMoved } from '#server/modules/catalogue/index.ts';
import { giveDishesBack } from '../takeout/dish-stock.ts';
import { judgeAgain } from './judge-again.ts';
import { moveOrder } from './move.ts';
import { offersPort } from './offers-port.ts';
import { refundsOf, settleRefund, type Refund } from './refund-repo.ts';
import { findTakeoutOrder, refundsWaiting, type TakeoutOrder } from '../takeout/order-repo.ts';
import { giveAllValueBack, giveValueBack, isAllBack } from './value-back.ts';

type End = {
  kind: 'REFUND_RECALLED' | 'REFUND_REJECTED' | 'REFUNDED';
  at: Instant;
  isAutomatic?: boolean;
};
const { recalled, rejected, succeeded } = refundProgress.codes;
const PROGRESS: Readonly<Record<End['kind'], number>> = {
  REFUND_RECALLED: recalled,
  REFUND_REJECTED: rejected,
  REFUNDED: succeeded,
};

/** What a whole refund gives back besides money: the uses of offers; dishes too, as long as nobody cooked them (decision E12). */
export const giveWholeBack = async (
  query: Query,
  order: TakeoutOrder,
  at: Instant,
): Promise<void> => {
  const of = { merchantId: order.merchantId, orderId: order.id };
  const moved =
    order.status <= takeoutOrderStatus.codes.waitingStore
      ? await giveDishesBack(query, order)
      : null;
  await freeUses(query, of);
  await offersPort().free(query, of, at);
  await giveAllValueBack(query, order, at);
  if (moved !== null) await stockMoved(query, moved);
};

const payBack = async (
  query: Query,
  order: TakeoutOrder,
  { amount, parts }: Refund,
  { at, isAutomatic = false }: End,
): Promise<TakeoutOrder | null> => {
  const sum = cents(order.refundAmount + amount);
  const gold = parts.gold ?? ZERO;
  const isAll = isAllBack(order, { money: sum, gold });
  const patch = {
    refundAmount: sum,
    goldRefund: addCents(order.goldRefund, gold),
    refundStatus: isAll ? 2 : 1,
    refundAt: at,
    ...(isAll && { closeReason: 'REFUND' as const }),
  };
  const moved = await moveOrder(query, order, isAll ? 'REFUNDED_ALL' : 'REFUNDED_PART', at, {
    patch,
    facts: { amount, isAutomatic },
  });
  if (moved !== null)
    await (isAll
      ? giveWholeBack(query, order, at)
      : giveValueBack(query, order, { gold, money: sum, at }));
  return moved;
};

/** Moves the order as its request ended. One that moved meanwhile (cooked, on its way, handed over) is looked at again: the request still stands. What `judgeAgain` throws undoes the end of the request too. */
const moveWith = (
  query: Query,
  { id }: TakeoutOrder,
  waiting: Refund,
  end: End,
): Promise<TakeoutOrder> =>
  judgeAgain(query, id, (order) =>
    end.kind === 'REFUNDED'
      ? payBack(query, order, waiting, end)
      : moveOrder(query, order, end.kind, end.at),
  );

/** Ends the request that waits, in one way and once: its row and the order move together. Null when there is none, or somebody was quicker. */
export const settleRequest = async (
  query: Query,
  order: TakeoutOrder,
  end: End,
): Promise<TakeoutOrder | null> => {
  const waiting = (await refundsOf(query, order)).find(
    ({ kind, progress }) => kind === 'items' && progress === refundProgress.codes.pending,
  );
  if (
    waiting === undefined ||
    !(await settleRefund(query, waiting, {
      progress: PROGRESS[end.kind],
      at: end.at,
      isAutomatic: end.isAutomatic ?? false,
    }))
  )
    return null;
  return moveWith(query, order, waiting, end);
};

/** What the store says of a request that waits. False when there is none any more. */
export const answerRefund = (
  db: Db,
  orderId: string,
  answer: 'approve' | 'reject',
  at: Instant,
): Promise<boolean> =>
  db.tx(async (query) => {
    const order = await findTakeoutOrder(query, orderId);
    return (
      order !== null &&
      (await settleRequest(query, order, {
        kind: answer === 'approve' ? 'REFUNDED' : 'REFUND_REJECTED',
        at,
      })) !== null
    );
  });

/** One that cannot be settled now holds up no other. */
const settleByItself = async (db: Db, order: TakeoutOrder, at: Instant): Promise<boolean> => {
  try {
    return (
      (await db.tx((query) =>
        settleRequest(query, order, { kind: 'REFUNDED', at, isAutomatic: true }),
      )) !== null
    );
  } catch (error) {
    if (error instanceof LookAgain) return false;
    throw error;
  }
};

/** Requests that nobody answered within 24 hours succeed by themselves (decision E10). Tells how many. */
export const refundUnanswered = (db: Db, now: Instant): Promise<number> =>
  sweep(
    (limit) => refundsWaiting(db.query, plus(now, -REFUND_REVIEW_MS), limit),
    (order) => settleByItself(db, order, now),
  );
