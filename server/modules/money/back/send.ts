import type { FastifyBaseLogger } from 'fastify';
import { asId } from '#shared/kernel/ids.ts';
import { HOUR, MINUTE, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import type { Deps } from '#server/kit/deps.ts';
import {
  addMoneyBack,
  dueMoneyBack,
  moneyBackOfOrder,
  noteTry,
  type MoneyBack,
} from './money-back-repo.ts';

/** The sandbox bank takes a moment. */
const FIRST_MS = 3 * SECOND;
/** Pauses after a refusal of the channel; after the last one it is given up. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, HOUR, 6 * HOUR] as const;
/** The sandbox bank refuses amounts that end so, so that a refused refund can be seen. */
const REFUSED_CENTS = 13;

type Owed = Pick<
  MoneyBack,
  'merchantId' | 'orderId' | 'orderType' | 'refundId' | 'tradeNo' | 'amount'
>;

/** Writes down that money goes back, in the transaction of what gives it back. */
export const oweMoney = (query: Query, owed: Owed, at: Instant): Promise<void> =>
  addMoneyBack(query, {
    ...owed,
    id: asId(owed.refundId),
    result: 'PENDING',
    tries: 0,
    nextAt: plus(at, FIRST_MS),
    createdAt: at,
  });

const isTaken = ({ amount }: MoneyBack): boolean => amount % 100 !== REFUSED_CENTS;

type Sender = { db: Db; log: Pick<FastifyBaseLogger, 'warn'> };

/** One answer of the sandbox bank to one row. */
const send = async ({ db, log }: Sender, one: MoneyBack, now: Instant): Promise<boolean> => {
  if (isTaken(one))
    return noteTry(db.query, one, { result: 'SUCCESS', nextAt: one.nextAt, settledAt: now });
  const pause = PAUSES_MS[one.tries];
  const after =
    pause === undefined
      ? ({ result: 'FAIL', nextAt: one.nextAt, settledAt: now } as const)
      : ({ result: 'PENDING', nextAt: plus(now, pause), settledAt: null } as const);
  const isMine = await noteTry(db.query, one, after);
  if (isMine && after.result === 'FAIL')
    log.warn(
      { id: one.id, orderId: one.orderId },
      'the channel does not take a refund (npm run admin -- refunds refused)',
    );
  return isMine;
};

/** Sends what is due back through its channel; where no bank is set up it waits. Returns how many rows got an answer. */
export const sendMoneyBack = (
  { db, config, log }: Sender & Pick<Deps, 'config'>,
  now: Instant,
): Promise<number> =>
  config.sandboxBank
    ? sweep(
        (limit) => dueMoneyBack(db.query, now, limit),
        (one) => send({ db, log }, one, now),
      )
    : Promise.resolve(0);

/** How far the money of each refund of an order is, by the refund's id. */
export const moneyBackResults = (
  query: Query,
  order: { merchantId: string; id: string },
): ReturnType<typeof moneyBackOfOrder> => moneyBackOfOrder(query, order);
