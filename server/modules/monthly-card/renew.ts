import { asId, type UserId } from '#shared/kernel/ids.ts';
import { must } from '#shared/kernel/result.ts';
import { MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { lastEnd } from '#shared/member/monthly-card.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Deps } from '#server/kit/deps.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import {
  debit,
  isUnanswered,
  platformPayableOf,
  type PayableKinds,
} from '#server/modules/money/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { dueRenewals, periodsOf, setRenewal, takeTurn } from './card-repo.ts';
import { newOrder } from './create.ts';
import { renewAtOf } from './give.ts';
import { itemOnSale } from './item-repo.ts';
import {
  lastPaidCard,
  memberOrders,
  untickRenewals,
  waitingOrder,
  type MemberOrder,
} from './order-repo.ts';
import { saleRefusal, standingOf } from './standing.ts';

/** When a renewal that did not get through is looked at once more. */
const AGAIN_MS = 20 * MINUTE;

/** Ticked by hand only; ended by one press. Only a card is renewed: a trial ends by itself (decisions L2, MB3). */
export const memberSetAutoRenew: Handlers['memberSetAutoRenew'] = (
  { deps, session: { userId }, now, idempotencyKey },
  body,
) =>
  keyed(
    { db: deps.db, userId, scope: 'member/renew', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      await takeTurn(query, userId);
      const { autoRenew } = body;
      const cards = (await periodsOf(query, userId)).filter(({ isTrial }) => !isTrial);
      const endAt = lastEnd(cards, now);
      if (autoRenew && (endAt === null || !deps.config.sandboxBank)) return refuse('MEMBER_ONLY');
      await setRenewal(query, userId, {
        autoRenew,
        renewAt: endAt === null ? null : renewAtOf(endAt),
      });
      if (!autoRenew) await untickRenewals(query, userId);
      return { autoRenew };
    },
  );

type Renewer = Pick<Deps, 'db' | 'random' | 'config'> & { kinds: PayableKinds };
type Renewal = { order: MemberOrder; like: MemberOrder };

/** Somebody is paying for it by hand, or nobody knows yet what became of the debit before. */
const waitsForMoney = async (
  query: Query,
  { userId, itemId }: { userId: UserId; itemId: string },
): Promise<boolean> =>
  (await waitingOrder(query, userId, itemId)) !== null ||
  (await isUnanswered(query, { userId, orderType: 'MEMBER_ORDER' }));

/** The order of a renewal that is due, written down; null where it is not due any more, or cannot be had: then it is not tried again. */
const orderRenewal = async (
  query: Query,
  { random, userId }: Pick<Renewer, 'random'> & { userId: string },
  now: Instant,
): Promise<Renewal | null> => {
  const { autoRenew } = await takeTurn(query, userId);
  const standing = await standingOf(query, userId, now);
  const endAt = lastEnd(standing.periods, now);
  const like = await lastPaidCard(query, userId);
  const item = like && (await itemOnSale(query, like.itemId, now));
  const isOver = !autoRenew || endAt === null || item === null;
  if (isOver || saleRefusal(item, standing, now) !== null) {
    await setRenewal(query, userId, { autoRenew: false, renewAt: null });
    return null;
  }
  const isDue = renewAtOf(endAt) <= now;
  await setRenewal(query, userId, {
    autoRenew,
    renewAt: isDue ? plus(now, AGAIN_MS) : renewAtOf(endAt),
  });
  if (!isDue || (await waitsForMoney(query, { userId: asId(userId), itemId: item.id })))
    return null;
  // it goes on renewing as the card says when it is paid: whoever ends that meanwhile has ended it
  const order = newOrder(
    { random, userId: asId(userId), autoRenew: false },
    { item, standing },
    now,
  );
  await memberOrders.add(query, order);
  return { order, like: must(like, 'the card that is renewed') };
};

const renewOne = async (renewer: Renewer, userId: string, now: Instant): Promise<boolean> => {
  const { db, random } = renewer;
  const made = await db.tx((query) => orderRenewal(query, { random, userId }, now));
  if (made === null) return true;
  const { order, like } = made;
  const result = await debit(renewer, {
    order: platformPayableOf(order),
    orderType: 'MEMBER_ORDER',
    likeOrderId: like.id,
    at: now,
  });
  if (result !== 'SUCCESS')
    await db.tx((query) => setRenewal(query, userId, { autoRenew: false, renewAt: null }));
  return true;
};

/** Renews every card that is to be renewed by itself, a day before it ends, by the means of its last payment; where no bank is set up it waits. Returns how many were looked at. */
export const renewCards = (renewer: Renewer, now: Instant): Promise<number> =>
  renewer.config.sandboxBank
    ? sweep(
        (limit) => dueRenewals(renewer.db.query, now, limit),
        (userId) => renewOne(renewer, userId, now),
      )
    : Promise.resolve(0);
