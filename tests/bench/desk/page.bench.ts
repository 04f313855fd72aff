import type { Browser, CDPSession, Page } from 'playwright';
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
  const times: { first: number; all: number }[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await page.evaluate((path) => {
      location.hash = `#${path}`;
    }, RECORDS);
    await page.getByTestId('desk-NEW').waitFor({ state: 'detached' });
    await page.waitForTimeout(700);
    times.push(await timeToCards(page, OPEN));
    await page.waitForTimeout(300);
  }
  const plain: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) plain.push(await timeToPlainCards(page));
  const row = (what: string, ms: readonly number[]): Row => ({
    what,
    'p50 ms': round(median(ms), 0),
    'p95 ms': round(percentile(ms, 95), 0),
  });
  printTable(`From another page of the console to the desk, ${OPEN} open orders`, [
    row(
      'first cards',
      times.map(({ first }) => first),
    ),
    row(
      'all cards',
      times.map(({ all }) => all),
    ),
    row('yardstick: the same cards as plain HTML', plain),
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
  const still = await framesWhile(page, () => page.waitForTimeout(SECONDS * 1000));
  let events = 0;
  const moving = await framesWhile(page, async () => {
    events = await busy(till, orders);
  });
  printTable(`Frames of the desk at ${SLOWDOWN} times less speed, ${OPEN} open orders`, [
    frameRow(`${round(events / SECONDS)} events a second`, moving),
    frameRow('yardstick: nothing happens', still),
  ]);
};

/** Accepts orders by the mouse; from each press to the paint that follows, by the browser's event timing. */
const acceptByHand = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    (globalThis as { interactions?: Map<number, number> }).interactions?.clear();
  });
  const button = page.getByTestId('desk-NEW').getByTestId('desk-accept').first();
  for (let tap = 0; tap < TAPS; tap += 1) {
    const box = (await button.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(1200);
  }
  return page.evaluate(() => [
    ...((globalThis as { interactions?: Map<number, number> }).interactions ?? []).values(),
  ]);
};

const taps = async (browser: Browser, page: Page): Promise<void> => {
  const before = await page.getByTestId('desk-NEW').getByTestId('desk-card').count();
  const ours = await acceptByHand(page);
  const after = await page.getByTestId('desk-NEW').getByTestId('desk-card').count();
  if (before - after !== TAPS) throw new Error(`${before - after} of ${TAPS} were accepted`);
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
