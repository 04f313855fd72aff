import { ZERO } from '#shared/kernel/money.ts';
import { answerAfterChange, changeEndsAt } from '#shared/order/desk/change-amount.ts';
import { takeoutOrderStatus } from '#shared/codes/order-status.ts';
import type { Db, Query } from '#server/db/db.ts';
import { LookAgain } from '#server/db/errors.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Random } from '#server/kit/random.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addChange, findChange, type OrderChange } from '../takeout/change-repo.ts';
import { announceStock, takeDishes } from '../takeout/dish-stock.ts';
import { substitutesOf } from '../takeout/held.ts';
import { judgeAgain, moveOrder } from '../takeout/life.ts';
import type { TakeoutOrder } from '../takeout/order.ts';
import { lateChanges } from '../takeout/order-repo.ts';
import type { Doing } from '../takeout/store-acts.ts';
import { planChange, type Wanted } from './plan.ts';
import { settleChange } from './settle.ts';

export { latestChange, type OrderChange } from '../takeout/change-repo.ts';

/** What comes instead leaves the stocks with the offer, so that it is there when the guest says yes. */
const hold = async (query: Query, order: TakeoutOrder, change: OrderChange) => {
  const lines = substitutesOf(change);
  if (lines.length === 0) return () => Promise.resolve();
  try {
    const moved = await takeDishes(query, { ...order, lines, snapshot: { gifts: [] } });
    return () => announceStock(query, order, moved);
  } catch (error) {
    if (error instanceof LookAgain) return refuse('SUBSTITUTE_UNAVAILABLE', { why: 'gone' });
    throw error;
  }
};

type Offering = Doing & { lines: readonly Wanted[]; random: Random };

/** Offers a change of an order: a guest who wants to be asked has five minutes; for any other it stands at once. Null when another call was first. */
export const offerChange = async (
  query: Query,
  order: TakeoutOrder,
  { at, by, lines, random }: Offering,
): Promise<TakeoutOrder | null> => {
  const plan = await planChange(query, order, lines, random);
  const changeBefore = changeEndsAt(at);
  const change: OrderChange = {
    merchantId: order.merchantId,
    id: random.id(),
    orderId: order.id,
    state: 'OPEN',
    lines: plan.lines,
    offeredAt: at,
    answerBefore: changeBefore,
    answeredAt: null,
    backAmount: ZERO,
    backGold: ZERO,
  };
  const isNew = order.status === takeoutOrderStatus.codes.waitingStore;
  const moved = await moveOrder(query, order, 'CHANGE_OFFERED', at, {
    patch: {
      changeId: change.id,
      changeBefore,
      ...(isNew &&
        order.answerBefore !== null && {
          answerBefore: answerAfterChange(order.answerBefore, changeBefore),
        }),
    },
    facts: by,
  });
  if (moved === null) return null;
  await addChange(query, change);
  const announce = await hold(query, order, change);
  const isAsked = (order.snapshot.outOfStock ?? 'ASK') === 'ASK';
  const after = isAsked
    ? moved
    : await settleChange(query, moved, change, {
        state: 'ACCEPTED',
        isTaken: () => true,
        at,
        by,
        choice: order.snapshot.outOfStock,
      });
  await announce();
  return after;
};

/** Who ends what nobody answered. */
const NOBODY: Doing['by'] = { operatorId: '', deviceId: null };

/** Ends every change whose guest did not answer in time: the lines go back (decision DA9). */
export const closeLateChanges = (
  { db }: { db: Db },
  now: TakeoutOrder['createdAt'],
): Promise<number> =>
  sweep(
    (limit) => lateChanges(db.query, now, limit),
    ({ id, changeId }) =>
      db.tx((query) =>
        judgeAgain(query, id, async (order) => {
          const change = order.changeId === null ? null : await findChange(query, order.changeId);
          if (change === null || change.id !== changeId) return false;
          const late = {
            state: 'LATE',
            isTaken: () => false,
            at: now,
            by: NOBODY,
          } as const;
          return (await settleChange(query, order, change, late)) && true;
        }),
      ),
  );
