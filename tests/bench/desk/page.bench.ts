import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Till } from '#tests/support/server-client.ts';
import { withChromium } from '../chromium.ts';
import { tapsOn, watchInteractions } from '../interactions.ts';
import { onPostgres } from '../on-postgres.ts';
import {
  bareList,
  frameRow,
  framesWhile,
  slowPage,
  SLOWDOWN,
  watchFrames,
} from '../scroll-frames.ts';
import { median, percentile, printNote, printTable, round, type Row } from '../table.ts';
import { openDesk, openTill, RECORDS, timeToCards, timeToPlainCards } from './desk-page.ts';
import { mainThreadMs } from '../records/page.ts';
import { accept, act, takeOver, withEach } from './full-board.ts';

const OPEN = 500;
/** Of them are being made, and are ready. */
const MAKING = 300;
const READY = 100;
const ROUNDS = 7;
const SECONDS = 8;
const PACE_MS = 50;
const TAPS = 12;

/** How soon the first cards stand, for somebody who goes from another page to the desk. */
const cards = async (page: Page): Promise<void> => {
  const times: number[] = [];
  const work: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await page.evaluate((path) => {
      location.hash = `#${path}`;
    }, RECORDS);
    await page.getByTestId('desk-NEW').waitFor({ state: 'detached' });
    await page.waitForTimeout(700);
    const { done, ms } = await mainThreadMs(page, () => timeToCards(page));
    times.push(done);
    work.push(ms);
  }
  const plain: number[] = [];
  const plainWork: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const { done, ms } = await mainThreadMs(page, () => timeToPlainCards(page, OPEN));
    plain.push(done);
    plainWork.push(ms);
  }
  const row = (what: string, all: readonly number[], own: readonly number[]): Row => ({
    what,
    'p50 ms': round(median(all), 0),
    'p95 ms': round(percentile(all, 95), 0),
    'own work p50 ms': round(median(own), 0),
  });
  printTable(`From another page of the console to the desk, ${OPEN} open orders`, [
    row('first cards', times, work),
    row(`yardstick: ${OPEN} cards as plain HTML`, plain, plainWork),
  ]);
};

/** Orders that become ready and are taken back at another till, 20 a second; gives how many did. */
const busy = async (till: Till, orders: readonly OrderId[]): Promise<number> => {
  const under: Promise<unknown>[] = [];
  const end = performance.now() + SECONDS * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const body = act(orders[turn % orders.length]!);
    const isDone = Math.floor(turn / orders.length) % 2 === 1;
    under.push(isDone ? till.api.merchantDeskUnready(body) : till.api.merchantDeskReady(body));
    await new Promise((resolve) => {
      setTimeout(resolve, PACE_MS - 1);
    });
  }
  await Promise.all(under);
  return under.length;
};

const frames = async (page: Page, till: Till, orders: readonly OrderId[]): Promise<void> => {
  await page.waitForTimeout(2000);
  const still = await mainThreadMs(page, () =>
    framesWhile(page, () => page.waitForTimeout(SECONDS * 1000)),
  );
  let events = 0;
  const moving = await mainThreadMs(page, () =>
    framesWhile(page, async () => {
      events = await busy(till, orders);
    }),
  );
  const row = (what: string, { done, ms }: typeof still): Row => ({
    ...frameRow(what, done),
    'own work ms a second': round(ms / SECONDS, 0),
  });
  printTable(`Frames of the desk at ${SLOWDOWN} times less speed, ${OPEN} open orders`, [
    row(`${round(events / SECONDS)} events a second`, moving),
    row('yardstick: nothing happens', still),
  ]);
};

/** How many orders wait for an answer, as the head of their column says. */
const waitingCount = async (page: Page): Promise<number> =>
  Number(await page.locator('#desk-head-NEW > span').textContent());

/** The middle of a button; one that is just being drawn anew is looked for again. */
const placeOf = async (button: Locator): Promise<{ x: number; y: number }> => {
  for (;;) {
    const box = await button.boundingBox();
    if (box !== null) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await button.page().waitForTimeout(100);
  }
};

/** Accepts orders by the mouse; from each press to the paint that follows, by the browser's event timing. */
const acceptByHand = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    (globalThis as { interactions?: Map<number, number> }).interactions?.clear();
  });
  const button = page.getByTestId('desk-NEW').getByTestId('desk-accept').first();
  for (let tap = 0; tap < TAPS; tap += 1) {
    const before = await waitingCount(page);
    const { x, y } = await placeOf(button);
    await page.mouse.click(x, y);
    while ((await waitingCount(page)) >= before) await page.waitForTimeout(100);
    // the paint is told of after it was done
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => [
    ...((globalThis as { interactions?: Map<number, number> }).interactions ?? []).values(),
  ]);
};

const taps = async (browser: Browser, page: Page): Promise<void> => {
  const ours = await acceptByHand(page);
  const bare = await slowPage(browser);
  await bare.page.setContent(bareList(OPEN));
  const floor = await tapsOn(bare.page, bare.page.getByRole('button').first(), TAPS);
  await bare.page.context().close();
  const row = (what: string, ms: readonly number[]): Row => ({
    what,
    'p50 ms': round(median(ms), 0),
    'slowest ms': round(Math.max(...ms), 0),
  });
  printTable(`From the press to the paint at ${SLOWDOWN} times less speed`, [
    row('an order is accepted', ours),
    row('yardstick: a button of a page without a framework', floor),
  ]);
};

const slowDown = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** The desk in the console: first cards, frames while much happens, and the press that accepts an order. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('console');
  await onPostgres(async ({ server, db }) => {
    const { till, addOrders } = await takeOver({ server, db });
    const making = (await addOrders(OPEN)).slice(0, MAKING + READY);
    await withEach(making, (orderId) => accept(till, orderId));
    await withEach(making.slice(MAKING), (orderId) => till.api.merchantDeskReady(act(orderId)));
    await withChromium({}, async (browser) => {
      const page = await openTill(browser, {
        url: server.url,
        watches: [watchFrames, watchInteractions],
      });
      await openDesk(page, server.url);
      await cards(page);
      await slowDown(await page.context().newCDPSession(page));
      await frames(page, till, making.slice(0, MAKING));
      await taps(browser, page);
    });
  });
  printNote(
    'First cards are to stand within 300 ms; 55 frames a second with 20 events a second; an act is to be painted within 100 ms. Browser, server and database share this machine.',
  );
};
