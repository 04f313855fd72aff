import type { FastifyBaseLogger } from 'fastify';
import { DAY, dayOf, HOUR, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import { dropOldDayTallies } from './kit/day-tally.ts';
import type { Deps } from './kit/deps.ts';
import { dropOldKeyed, dropSurplusKeyed } from './kit/idempotency/keyed-repo.ts';
import { dropOldLoginCodes } from './kit/one-time-code/code-repo.ts';
import { sweepDevices } from './kit/one-time-code/known-device.ts';
import { dropOldTallies } from './kit/one-time-code/code-tally-repo.ts';
import { runSweeps, type Sweep } from './kit/sweeper.ts';
import { dropOldHolds } from './kit/unpaid.ts';
import { dropOldNonces } from './plugins/nonce-repo.ts';
import { NONCE_MS } from './plugins/signature.ts';
import { sweepAudit } from './modules/audit/index.ts';
import { bringDishesBack, sweepCatalogue } from './modules/catalogue/index.ts';
import { sweepAdReports } from './modules/home/index.ts';
import { sweepMessages } from './modules/im/index.ts';
import { expireOffers } from './modules/offers/index.ts';
import { sweepUnclosedDays } from './modules/day-close/index.ts';
import { sweepCombos } from './modules/combo/index.ts';
import { renewCards, sweepMemberOrders } from './modules/monthly-card/index.ts';
import { sweepPoints, takePointsBack } from './modules/membership/index.ts';
import { finishPayments, sendMoneyBack, sweepCards, sweepGold } from './modules/money/index.ts';
import {
  acceptPaid,
  dropOldListeners,
  dropOldMarks,
  dropOldPicks,
  dropOldPrints,
  printMorningLists,
  restUnheardStores,
  sweepRuns,
} from './modules/desk/index.ts';
import {
  closeLateChanges,
  closeUnanswered,
  dropOldFeed,
  groupRefundsUnanswered,
  numberOrders,
  refundsOfTheDay,
  refundUnanswered,
  sweepSlots,
  sweepUnpaidOrders,
} from './modules/order/index.ts';
import { sweepOversight } from './modules/oversight/index.ts';
import { sweepClosings, sweepPeople } from './modules/people/index.ts';
import { sweepPlaces, sweepStoreEvents } from './modules/platform/index.ts';
import { sweepPromotions } from './modules/promotion-edit/index.ts';
import { sweepGuestCodes, sweepRequests } from './modules/redeem/index.ts';
import { sweepReviews } from './modules/reviews/index.ts';
import { sweepStaff } from './modules/staff/index.ts';
import { payableKinds } from './wiring.ts';

const CLOSE_EVERY_MS = 15 * SECOND;
const TIDY_EVERY_MS = HOUR;
/** How long first answers are kept (decision B4). */
const KEEP_MS = 7 * DAY;

/** Ends sessions that are over and forgets answers after their week. */
const tidy = async ({ db }: Pick<Deps, 'db'>, now: Instant): Promise<void> => {
  const { query } = db;
  await expireOffers(db, now);
  await sweepRequests(query, now);
  await sweepGuestCodes(query, now);
  await dropOldKeyed(query, plus(now, -KEEP_MS));
  await dropSurplusKeyed(query);
  await sweepPeople(query, now);
  await sweepCards(query, now);
  await sweepCombos(db, now);
  await sweepMemberOrders(db, now);
  await sweepGold(db, now);
  await sweepPlaces(query, now);
  await sweepStoreEvents(query, now);
  await dropOldLoginCodes(query, plus(now, -2 * DAY));
  await sweepCatalogue(query, now);
  await sweepAdReports(query, now);
  await sweepMessages(query, now);
  await dropOldTallies(query, dayOf(now));
  await sweepDevices(query, now);
  await dropOldDayTallies(query, dayOf(now));
  await dropOldHolds(query, now);
  await sweepUnpaidOrders(query, now);
  await sweepSlots(query, now);
  await dropOldFeed(query, plus(now, -2 * DAY));
  await dropOldMarks(query, plus(now, -2 * DAY));
  await dropOldPrints(query, plus(now, -2 * DAY));
  await dropOldPicks(query, { before: plus(now, -2 * DAY), scansBefore: plus(now, -30 * DAY) });
  await dropOldListeners(query, plus(now, -DAY));
  await sweepStaff(query, now);
  await sweepOversight(query, now);
  await sweepAudit(query, now);
  await sweepReviews(query, now);
  await sweepPromotions(db, now);
};

/** Closes overdue orders, gives expired vouchers back and tidies up, from time to time. Returns a function that stops them and waits for what is running. */
export const startSweeper = (
  { db, clock, config, random }: Pick<Deps, 'db' | 'clock' | 'config' | 'random'>,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  const startedAt = clock.now();
  const refunds = refundsOfTheDay(db);
  const refundExpired = async (): Promise<void> => {
    const count = await refunds(clock.now());
    if (count > 0) log.info({ count }, 'expired vouchers were given back');
  };
  const often = [
    ...Object.values(payableKinds).map((kind) => () => kind.close(db, clock.now())),
    () => acceptPaid(db, clock.now()),
    () => closeUnanswered(db, clock.now()),
    () => closeLateChanges({ db }, clock.now()),
    () => bringDishesBack({ db, random }, clock.now()),
    () => printMorningLists(db, clock.now()),
    () => restUnheardStores(db, { now: clock.now(), since: startedAt }),
    () => refundUnanswered(db, clock.now()),
    () => groupRefundsUnanswered({ db }, clock.now()),
    () => takePointsBack(db, clock.now()),
    () => finishPayments({ db, config, random, kinds: payableKinds }, clock.now()),
    () => sendMoneyBack({ db, config, log }, clock.now()),
    () => renewCards({ db, config, random, kinds: payableKinds }, clock.now()),
    refundExpired,
    () => dropOldNonces(db.query, plus(clock.now(), -NONCE_MS)),
  ];
  const hourly = [
    () => tidy({ db }, clock.now()),
    () => sweepClosings({ db, config }, clock.now()),
    () => sweepRuns({ db, config }, clock.now()),
    () => numberOrders({ db, random }),
    () => sweepPoints(db, clock.now()),
    () => sweepUnclosedDays({ deps: { db, random }, now: clock.now(), log }),
  ];
  return runSweeps(
    [
      ...often.map((work): Sweep => ({ everyMs: CLOSE_EVERY_MS, work })),
      ...hourly.map((work): Sweep => ({ everyMs: TIDY_EVERY_MS, work })),
    ],
    log,
  );
};
