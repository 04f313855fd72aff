import * as z from 'zod/mini';
import { AD_BATCH, AD_EVENTS } from '#shared/contract/consumer/market-zone.ts';
import { instant } from '#shared/contract/wire.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import type { BannerCount } from '../../../domain/store/banner-count.ts';
import { reportBanner } from '../../../domain/store/report-banner.ts';
import { client } from '../../../lib/api/api.ts';
import { randomText } from '../../../lib/api/random.ts';
import { defineSlot } from '../../../lib/storage.ts';
import { moreApi } from './more-api.ts';

type AdEvent = (typeof AD_EVENTS)[number];

const report = z.object({ id: z.string(), event: z.enum(AD_EVENTS), times: z.number() });
/** What happened to advertisements and waits, and the batch that is being sent: the same under its id until the server has answered. */
const outbox = defineSlot({
  key: 'adReports',
  area: 'local',
  schema: z.object({
    waiting: z.array(report),
    sending: z.nullable(
      z.object({ batchId: z.string(), since: instant, reports: z.array(report) }),
    ),
  }),
  absent: { waiting: [], sending: null },
});

/** The oldest go first. */
const MOST_WAITING = 200;
const MOST_TIMES = 100;
/** What could not be sent for so long is given up: the server no longer knows whether it had it. */
const GIVEN_UP_MS = 7 * DAY;

/** What comes next: a batch that was not answered, else a new one of at least so many reports. */
const nextBatch = (least: number) => {
  const { waiting, sending } = outbox.get();
  if (sending !== null && client.now() < plus(sending.since, GIVEN_UP_MS)) return sending;
  const isEnough = waiting.length >= least;
  const batch = isEnough
    ? { batchId: randomText(20), since: client.now(), reports: waiting.slice(0, AD_BATCH) }
    : null;
  outbox.set({ waiting: isEnough ? waiting.slice(AD_BATCH) : waiting, sending: batch });
  return batch;
};

let isSending = false;
/** The fewest reports that are worth a batch now. */
let fewest = AD_BATCH;

/** Sends one batch after another; each is emptied only after the server has taken it (decision P33). What fails is tried with the next. */
const sendAds = async (least: number): Promise<void> => {
  fewest = Math.min(fewest, least);
  if (isSending) return;
  isSending = true;
  try {
    for (let batch = nextBatch(fewest); batch !== null; batch = nextBatch(fewest)) {
      const { batchId, reports } = batch;
      await moreApi.marketAdReport({ batchId, reports });
      outbox.set({ ...outbox.get(), sending: null });
    }
  } catch {
    // the batch stays, and is sent with the next
  } finally {
    isSending = false;
    fewest = AD_BATCH;
  }
};

const EVENTS: readonly (readonly [keyof Omit<BannerCount, 'id'>, AdEvent])[] = [
  ['showNum', 'SHOW'],
  ['clickNum', 'CLICK'],
  ['nextTipNum', 'LATER'],
  ['loseInterestNum', 'NEVER'],
];

/** Keeps what happened to an advertisement; ten are sent together. */
export const noteAd = (count: BannerCount): void => {
  reportBanner(count);
  const { waiting, sending } = outbox.get();
  const before = [...waiting];
  for (const [name, event] of EVENTS) {
    const times = count[name] ?? 0;
    if (times === 0) continue;
    const place = before.findIndex(
      (one) => one.id === count.id && one.event === event && one.times + times <= MOST_TIMES,
    );
    if (place < 0) before.push({ id: count.id, event, times });
    else before[place] = { id: count.id, event, times: before[place]!.times + times };
  }
  outbox.set({ waiting: before.slice(-MOST_WAITING), sending });
  if (before.length >= AD_BATCH) void sendAds(AD_BATCH);
};

let isWatching = false;
/** Sends what an earlier visit could not; from now on what waits is sent whenever the page is put away. */
export const startAds = (page: Document): void => {
  void sendAds(AD_BATCH);
  if (isWatching) return;
  isWatching = true;
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) void sendAds(1);
  });
};
