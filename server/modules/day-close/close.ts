import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { isDuplicate, isPassing } from '#server/db/errors.ts';
import { retry } from '#server/db/retry.ts';
import { settleAlert } from '#server/modules/oversight/index.ts';
import { storeScope } from '#server/modules/staff/index.ts';
import { firstAnswer, keepFirstAnswer, tillRequest } from '#server/modules/redeem/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { bookingsOf } from './books.ts';
import {
  addClosing,
  closingsOfDay,
  lockDays,
  markReopened,
  type Closing,
  type Place,
} from './closing-repo.ts';
import { figuresOf, isAhead } from './figures.ts';
import { openBooks } from './get.ts';
import { closingFor } from './present.ts';
import { netOf } from './order-figures.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';

type Answer = ReplyOf<Contract['merchantDayClose']>;
type Asked = { requestId: string; storeId: string; day: Day };
type Act = (
  context: MerchantContext,
  place: Place,
  last: Closing | null,
) => Promise<Answer['closing']>;

/** Runs one statement after the other: a transaction has one connection. */
const inTurn = (query: Query): Query => {
  let last: Promise<unknown> = Promise.resolve();
  return (sql, params, shape) => {
    const result = last.catch(() => undefined).then(() => query(sql, params, shape));
    last = result;
    return result;
  };
};

/** The same use case inside a transaction. */
const within = (context: MerchantContext, query: Query): MerchantContext => ({
  ...context,
  deps: { ...context.deps, db: { ...context.deps.db, query: inTurn(query) } },
});

/** One act upon a day: acts of one store follow one another, and each request id acts once. */
const actOnce = (
  context: MerchantContext,
  request: Asked,
  kind: string,
  act: Act,
): Promise<Answer> => {
  const {
    session: { merchantId },
    deps: { db },
    now,
  } = context;
  const till = tillRequest(merchantId, kind, request);
  const place = { merchantId, storeId: request.storeId };
  const attempt = () =>
    db.tx(async (query): Promise<Answer> => {
      if (!(await lockDays(query, place))) return refuse('STORE_NOT_FOUND');
      const repeated = await firstAnswer<Answer>(query, till);
      if (repeated !== null) return repeated;
      const [last = null] = await closingsOfDay(query, {
        merchantId,
        storeIds: [request.storeId],
        day: request.day,
      });
      const answer: Answer = {
        requestId: asId(request.requestId),
        replay: false,
        closing: await act(within(context, query), place, last),
      };
      await keepFirstAnswer(query, till, { answer, at: now });
      return answer;
    });
  return retry(attempt, (error) => isDuplicate(error) || isPassing(error), {
    times: 8,
    firstMs: 2,
    mostMs: 200,
  });
};

/** Freezes a day's figures with who and when; when others closed it meanwhile, the refusal says who and when. */
export const dayClose: Handlers['merchantDayClose'] = async (context, request) => {
  const { storeId, day } = request;
  storeScope(context.session, [storeId]);
  // what is settled is for owners (decision D10), and so is its comparison
  if (request.bill !== null && context.session.role !== 'owner') return refuse('NO_PERMISSION');
  if (isAhead(context, day)) return refuse('DAY_AHEAD');
  return actOnce(context, request, 'dayClose', async (inside, place, last) => {
    const {
      session,
      pick,
      now,
      deps: {
        db: { query },
      },
    } = inside;
    if (last !== null && last.reopened === null)
      return refuse('DAY_CLOSED', {
        at: last.at,
        operator: pick(last.operator),
        device: last.device,
      });
    const figures = await openBooks(
      inside,
      place,
      day,
      await figuresOf(inside, { day, storeIds: [storeId] }),
    );
    const number = (last?.number ?? 0) + 1;
    const bill =
      request.bill === null
        ? null
        : { amount: request.bill, difference: cents(request.bill - figures.booked.settle) };
    await addClosing(query, {
      ...place,
      day,
      number,
      at: now,
      operatorId: session.operatorId,
      deviceId: session.deviceId,
      figures,
      bookings: bookingsOf(figures, day, netOf(figures)),
      bill,
    });
    await settleAlert(query, { ...place, kind: 'unclosed-day', day }, now);
    return closingFor(inside, {
      number,
      at: now,
      operator: session.operatorName,
      device: session.deviceName,
      booked: figures.booked,
      bill,
      reopened: null,
    });
  });
};

/** Opens a day again, for a reason; the closing stays in its history and out of the books. */
export const dayReopen: Handlers['merchantDayReopen'] = (context, request) => {
  const { storeId, day, reason } = request;
  storeScope(context.session, [storeId]);
  return actOnce(context, request, 'dayReopen', async (inside, place, last) => {
    const {
      session,
      now,
      deps: {
        db: { query },
      },
    } = inside;
    const reopened = {
      at: now,
      operator: session.operatorName,
      device: session.deviceName,
      reason,
    };
    const isDone =
      last !== null &&
      last.reopened === null &&
      (await markReopened(query, {
        ...place,
        day,
        number: last.number,
        at: now,
        operatorId: session.operatorId,
        deviceId: session.deviceId,
        reason,
      }));
    return isDone ? closingFor(inside, { ...last, reopened }) : refuse('DAY_NOT_CLOSED');
  });
};
