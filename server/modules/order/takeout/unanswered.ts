import type { Instant } from '#shared/kernel/time.ts';
import { answerBefore } from '#shared/order/desk/answer-before.ts';
import { isAsleep } from '#shared/order/desk/silence.ts';
import type { Db, Query } from '#server/db/db.ts';
import { sweep } from '#server/db/sweep.ts';
import {
  awakeSince,
  deskStores,
  putToSleep,
  type DeskStore,
} from '#server/modules/catalogue/index.ts';
import { lastAnswers } from '../life/feed-repo.ts';
import { waitingWithoutEnd } from './desk-repo.ts';
import { refuseByStore } from './life.ts';
import type { TakeoutOrder } from './order.ts';
import { setAnswerBefore, unansweredOrders } from './order-repo.ts';

type Place = Pick<TakeoutOrder, 'merchantId' | 'storeId'>;

/** So many answers are looked at: more than a store gives in the time that counts. */
const MOST_ANSWERS = 100;

/** People take a store over: what waits there is answered as if it were paid now. */
export const endWaits = async (
  query: Query,
  {
    merchantId,
    id,
    hours,
    answerMinutes,
  }: Pick<DeskStore, 'merchantId' | 'id' | 'hours' | 'answerMinutes'>,
  now: Instant,
): Promise<void> => {
  for (const order of await waitingWithoutEnd(query, { merchantId, storeId: id })) {
    const { slotAt, snapshot } = order;
    const { prepMinutes } = snapshot.store;
    await setAnswerBefore(
      query,
      order,
      answerBefore({ paidAt: now, slotAt, prepMinutes, answerMinutes, hours }),
    );
  }
};

/** Stops a store that has left too many orders unanswered (decision DA3). */
const stopSleeper = (db: Db, { merchantId, storeId }: Place, now: Instant): Promise<void> =>
  db.tx(async (query) => {
    const [store] = await deskStores(query, merchantId, [storeId]);
    if (store === undefined) return;
    const awakeAt = await awakeSince(query, store);
    const answers = await lastAnswers(query, { merchantId, storeId }, MOST_ANSWERS);
    if (isAsleep(answers, { awakeAt, now })) await putToSleep(query, store, now);
  });

/** Ends every order that its store left unanswered, and gives all money back (decision DA2); a store that does it again and again takes no more. */
export const closeUnanswered = async (db: Db, now: Instant): Promise<number> => {
  const silent = new Map<string, Place>();
  const count = await sweep(
    (limit) => unansweredOrders(db.query, now, limit),
    async (order) => {
      const closed = await db.tx((query) =>
        refuseByStore(query, order, { kind: 'STORE_SILENT', at: now }),
      );
      if (closed !== null) silent.set(`${order.merchantId}/${order.storeId}`, order);
      return closed !== null;
    },
  );
  for (const place of silent.values()) await stopSleeper(db, place, now);
  return count;
};
