import { refundProgress } from '#shared/codes/refund.ts';
import { addCents, cents, ZERO } from '#shared/kernel/money.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import { REFUND_REVIEW_MS } from '#shared/order/checkout/windows.ts';
import type { Db, Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import { sweep } from '#server/db/sweep.ts';
import { judgeAgainBy } from './judge-again.ts';
import type { OrderKind } from './kind.ts';
import { moveBy } from './move.ts';
import { payBackBy } from './pay-back.ts';
import { mostOf } from './refund-facts.ts';
import { offersPort } from './offers-port.ts';
import { useKey, type LifeOrder } from './order.ts';
import {
  isNothingLeft,
  narrowRefund,
  refundsOf,
  settleRefund,
  type Refund,
} from './refund-repo.ts';
import { giveAllValueBack, giveValueBack, isAllBack } from './value-back.ts';

type End = {
  kind: 'REFUND_RECALLED' | 'REFUND_REJECTED' | 'REFUNDED';
  at: Instant;
  isAutomatic?: boolean;
  /** The order is ended next, whatever this leaves of it: its goods go back with it. */ isEnding?: boolean;
  /** What is granted of it, where that is not all. */ narrow?: (asked: Refund) => Refund;
  /** Who ended it, for the log. */ facts?: Readonly<Record<string, unknown>>;
};
const { pending, recalled, rejected, succeeded } = refundProgress.codes;
const PROGRESS: Readonly<Record<End['kind'], number>> = {
  REFUND_RECALLED: recalled,
  REFUND_REJECTED: rejected,
  REFUNDED: succeeded,
};

/** What a whole refund gives back besides money: the uses of offers; goods too that the store has not made (decisions E12, DA11). */
export const giveWholeBackBy =
  <O extends LifeOrder, M extends string>({ goods, activityUses }: OrderKind<O, M>) =>
  async (query: Query, order: O, at: Instant): Promise<void> => {
    const announce = await goods.giveUnmadeBack(query, order);
    await activityUses.free(query, useKey(order));
    await offersPort().free(query, useKey(order), at);
    await offersPort().endGiven(query, useKey(order), at);
    await giveAllValueBack(query, order, at);
    await announce();
  };

const payBack =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (
    query: Query,
    order: O,
    granted: Refund,
    { at, isAutomatic = false, isEnding = false, facts = {} }: End,
  ): Promise<O | null> => {
    const { id: refundId, parts } = granted;
    const amount = mostOf(order, granted.amount);
    if (amount < granted.amount)
      await narrowRefund(of.tables.refunds)(query, { ...granted, amount });
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
    const moved = await moveBy(of)(query, order, isAll ? 'REFUNDED_ALL' : 'REFUNDED_PART', at, {
      patch,
      facts: { ...facts, amount, isAutomatic },
    });
    if (moved === null) return null;
    await payBackBy(of)(query, order, { refundId, amount, at });
    if (isAll) {
      await giveWholeBackBy(of)(query, order, at);
      return moved;
    }
    const part = isEnding ? null : await of.goods.givePartBack(query, order, granted);
    await giveValueBack(query, order, { gold, money: sum, at });
    if (isNothingLeft(order, await refundsOf(of.tables.refunds)(query, order)))
      await offersPort().endGiven(query, useKey(order), at);
    await part?.announce();
    return part === null ? moved : { ...moved, lines: part.lines };
  };

/** Ends the request that waits, in one way and once: its row and the order move together. Null when there is none, or somebody was quicker.
 * An order that moved meanwhile is looked at again: the request is still open. What that throws undoes the end of the request too. */
export const settleRequestBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (query: Query, { merchantId, id }: O, end: End): Promise<O | null> => {
    const table = of.tables.refunds;
    const waiting = (await refundsOf(table)(query, { merchantId, id })).find(
      ({ kind, progress }) => kind === 'items' && progress === pending,
    );
    if (waiting === undefined) return null;
    const { kind, at, isAutomatic = false, facts = {} } = end;
    const isMine = await settleRefund(table)(query, waiting, {
      progress: PROGRESS[kind],
      at,
      isAutomatic,
    });
    if (!isMine) return null;
    const granted = end.narrow?.(waiting) ?? waiting;
    if (granted !== waiting) await narrowRefund(table)(query, granted);
    return judgeAgainBy(of)(query, id, (order) =>
      kind === 'REFUNDED'
        ? payBack(of)(query, order, granted, end)
        : moveBy(of)(query, order, kind, at, { facts }),
    );
  };

/** A store's answer to a request that waits. False when there is none any more. */
export const answerRefundBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  (db: Db, orderId: string, answer: 'approve' | 'reject', at: Instant): Promise<boolean> =>
    db.tx(async (query) => {
      const order = await of.find(query, orderId);
      const kind = answer === 'approve' ? 'REFUNDED' : 'REFUND_REJECTED';
      return order !== null && (await settleRequestBy(of)(query, order, { kind, at })) !== null;
    });

/** One that cannot be settled now holds up no other. */
const settleByItself =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (db: Db, order: O, at: Instant): Promise<boolean> => {
    try {
      const end = { kind: 'REFUNDED', at, isAutomatic: true } as const;
      return (await db.tx((query) => settleRequestBy(of)(query, order, end))) !== null;
    } catch (error) {
      if (error instanceof LookAgain) return false;
      throw error;
    }
  };

/** Requests without an answer succeed after 24 hours (decision E10). Returns how many. */
export const refundUnansweredBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  (db: Db, now: Instant): Promise<number> =>
    sweep(
      (limit) => of.refundsWaiting(db.query, plus(now, -REFUND_REVIEW_MS), limit),
      (order) => settleByItself(of)(db, order, now),
    );
