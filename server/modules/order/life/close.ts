import { refundProgress } from '#shared/codes/refund.ts';
import { cents, ZERO, type Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import { confirmValues } from '#server/modules/money/index.ts';
import { combosPort } from './combos-port.ts';
import type { OrderKind } from './kind.ts';
import { moveBy } from './move.ts';
import { offersPort } from './offers-port.ts';
import { payBackBy } from './pay-back.ts';
import { useKey, type CloseReason, type LifeOrder, type Patch } from './order.ts';
import { settleRequestBy } from './refund-settle.ts';
import { giveAllValueBack } from './value-back.ts';

/** Goods, limits and offers go back to where an order took them from (decisions E12, H14). */
const giveAllBack = async <O extends LifeOrder, M extends string>(
  { goods, activityUses, orderType }: OrderKind<O, M>,
  query: Query,
  order: O,
  at: Instant,
): Promise<void> => {
  const announce = await goods.giveBack(query, order);
  await activityUses.free(query, useKey(order));
  await offersPort().free(query, useKey(order), at);
  await offersPort().endGiven(query, useKey(order), at);
  await giveAllValueBack(query, order, at);
  if (orderType === 'TAKEOUT_ORDER') await combosPort().ended(query, order.id, at);
  await announce();
};

/** Uses up what an order had reserved (decision H14). */
export const useUp = async <O extends LifeOrder, M extends string>(
  { activityUses }: OrderKind<O, M>,
  query: Query,
  order: O,
  at: Instant,
): Promise<void> => {
  await activityUses.confirm(query, useKey(order));
  await offersPort().confirm(query, useKey(order), at);
  await confirmValues(query, useKey(order));
};

/** The money of a closed order that has not gone back. */
const moneyLeft = ({ paidAt, total, refundAmount }: LifeOrder): Cents =>
  paidAt === null ? ZERO : cents(total - refundAmount);

/** All the money that is left goes back. */
const moneyBack = (order: LifeOrder, at: Instant): Patch =>
  order.paidAt === null
    ? {}
    : {
        refundStatus: 2,
        refundAmount: order.total,
        goldRefund: order.quote.totals.goldCents,
        refundAt: at,
      };

type Ending = {
  kind: 'TIMED_OUT' | 'CANCELLED' | 'STORE_REFUSED' | 'STORE_SILENT';
  reason: CloseReason;
  at: Instant;
  /** What its log keeps of it. */ facts?: Readonly<Record<string, unknown>>;
};

/** Ends an order that the store has not begun with and gives everything back, once. */
export const closeBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (query: Query, order: O, { kind, reason, at, facts = {} }: Ending): Promise<O | null> => {
    const closed = await moveBy(of)(query, order, kind, at, {
      patch: { ...moneyBack(order, at), closeReason: reason },
      facts,
    });
    if (closed === null) return null;
    await giveAllBack(of, query, order, at);
    await payBackBy(of)(query, order, { refundId: order.id, amount: moneyLeft(order), at });
    return closed;
  };

/** `STORE_SILENT`: nobody at the store answered in time. */
type Refusing = Pick<Ending, 'at' | 'facts'> & { kind: 'STORE_REFUSED' | 'STORE_SILENT' };

/** A store refuses an order, or leaves it unanswered: a refund that waits is granted with it, so that nothing waits for an order that is over. */
export const refuseByStoreBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (query: Query, order: O, { kind, at, facts = {} }: Refusing): Promise<O | null> => {
    const refusal = { kind, reason: 'STORE', at, facts } as const;
    if (order.refundProgress !== refundProgress.codes.pending)
      return closeBy(of)(query, order, refusal);
    const refunded = await settleRequestBy(of)(query, order, {
      kind: 'REFUNDED',
      at,
      isEnding: true,
    });
    return refunded?.status === order.status ? closeBy(of)(query, refunded, refusal) : refunded;
  };

const isOverdue = ({ status, payBefore }: LifeOrder, now: Instant): boolean =>
  status === 0 && now > payBefore;

const timeOut =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  (db: Db, order: O, at: Instant): Promise<O | null> =>
    db.tx((query) => closeBy(of)(query, order, { kind: 'TIMED_OUT', reason: 'TIMEOUT', at }));

/** An order that was just read, as it is now: one whose window has passed is closed. */
export const refreshBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (db: Db, order: O, now: Instant): Promise<O | null> =>
    isOverdue(order, now)
      ? ((await timeOut(of)(db, order, now)) ?? of.find(db.query, order.id))
      : order;

/** The same for the order of an id. */
export const freshBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  async (db: Db, id: string, now: Instant): Promise<O | null> => {
    const order = await of.find(db.query, id);
    return order === null ? null : refreshBy(of)(db, order, now);
  };

/** Closes every order whose window has passed. */
export const closeOverdueBy =
  <O extends LifeOrder, M extends string>(of: OrderKind<O, M>) =>
  (db: Db, now: Instant): Promise<number> =>
    sweep(
      (limit) => of.overdue(db.query, now, limit),
      async (order) => (await timeOut(of)(db, order, now)) !== null,
    );
