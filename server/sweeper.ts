import type { FastifyBaseLogger } from 'fastify';
import { DAY, dayOf, HOUR, plus, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { Deps } from './kit/deps.ts';
import { closeOverdueGold } from './modules/money/gold/close.ts';
import { closeOverdue } from './modules/order/group/close.ts';
import { refundsOfTheDay } from './modules/order/group/refund-expired.ts';
import { dropOldKeyed } from './kit/idempotency/keyed-repo.ts';
import { dropOldTallies } from './kit/one-time-code/code-tally-repo.ts';
import { dropOldSessions } from './modules/people/member/member-repo.ts';
import { dropOldLoginCodes } from './kit/one-time-code/code-repo.ts';
import { sweepClosings } from './modules/people/closing/files.ts';
import { closeOverdueTakeouts } from './modules/order/life/close.ts';
import { refundUnanswered } from './modules/order/life/refund-settle.ts';
import { expireOffers } from './modules/offers/expire.ts';
import { dropOldPlaces } from './modules/platform/platform-repo.ts';
import { dropOldMerchantSessions } from './modules/staff/session-repo.ts';
import { dropOldEnrolments } from './modules/staff/enrolment-repo.ts';
import { dropOldRequests } from './modules/redeem/voucher-repo.ts';

const CLOSE_EVERY_MS = 15 * SECOND;
const TIDY_EVERY_MS = HOUR;
/** How long first answers are kept (decision B4). */
const KEEP_MS = 7 * DAY;

/** Ends sessions that are over and forgets answers after their week. */
export const tidy = async ({ db }: Pick<Deps, 'db'>, now: Instant): Promise<void> => {
  const { query } = db;
  await expireOffers(db, now);
  await dropOldRequests(query, plus(now, -KEEP_MS));
  await dropOldKeyed(query, plus(now, -KEEP_MS));
  await dropOldSessions(query, now);
  await dropOldPlaces(query, plus(now, -30 * DAY));
  await dropOldLoginCodes(query, plus(now, -2 * DAY));
  await dropOldTallies(query, dayOf(now));
  await dropOldMerchantSessions(query, now);
  await dropOldEnrolments(query, now);
};

/** Closes overdue orders, gives expired vouchers back and tidies up, from time to time. Gives the way to stop, which waits for what is running. */
export const startSweeper = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  const every = (ms: number, work: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => {
      running = running.then(work).catch((error: unknown) => {
        log.warn({ err: error }, 'tidying up failed');
      });
    }, ms);
  const refunds = refundsOfTheDay(db);
  const giveBack = async (): Promise<void> => {
    const count = await refunds(clock.now());
    if (count > 0) log.info({ count }, 'expired vouchers were given back');
  };
  const timers = [
    every(CLOSE_EVERY_MS, () => closeOverdue(db, clock.now())),
    every(CLOSE_EVERY_MS, () => closeOverdueTakeouts(db, clock.now())),
    every(CLOSE_EVERY_MS, () => closeOverdueGold(db, clock.now())),
    every(CLOSE_EVERY_MS, () => refundUnanswered(db, clock.now())),
    every(CLOSE_EVERY_MS, giveBack),
    every(TIDY_EVERY_MS, () => tidy({ db }, clock.now())),
    every(TIDY_EVERY_MS, () => sweepClosings({ db, config }, clock.now())),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
};
