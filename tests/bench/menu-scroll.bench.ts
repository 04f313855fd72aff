import type { Browser, CDPSession, Page } from 'playwright';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { buildStale } from '#build/stale.mjs';
import { startServer } from '#tests/support/server-process.ts';
import { withChromium } from './chromium.ts';
import { percentile, printNote, printTable, round, type Row } from './table.ts';

/** A phone four times slower than this machine (issue 5 "Speed"). */
const SLOWDOWN = 4;
const SECONDS = 4;
const PIXELS_A_SECOND = 2400;
const TAPS = 12;

type Frames = { perSecond: number; worstMs: number; missed: number };
type Watched = typeof globalThis & { frameTimes?: number[]; interactions?: number[] };

/** Runs in the page: notes the moment of every frame, and how long each interaction waited for its paint. */
const install = (): void => {
  const watched = globalThis as Watched;
  watched.frameTimes = [];
  watched.interactions = [];
  const note = (at: number): void => { watched.frameTimes?.push(at); requestAnimationFrame(note); };
  requestAnimationFrame(note);
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) watched.interactions?.push(entry.duration); }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** A finger that scrolls down through the list, as the browser's own input makes it. */
const scrolled = async (page: Page, session: CDPSession): Promise<Frames> => {
  await page.evaluate(() => { (globalThis as Watched).frameTimes = []; });
  await session.send('Input.synthesizeScrollGesture', { x: 250, y: 600, yDistance: -SECONDS * PIXELS_A_SECOND, speed: PIXELS_A_SECOND, gestureSourceType: 'touch', preventFling: true });
  const frames = await page.evaluate(() => (globalThis as Watched).frameTimes ?? []);
  const gaps = frames.slice(1).map((at, index) => at - frames[index]!);
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: (gaps.length / all) * 1000, worstMs: Math.max(...gaps), missed: gaps.filter((gap) => gap > 25).length };
};

/** The same dishes as a list without a framework, all of them in the page: the floor. */
const bareList = (count: number): string =>
  `<!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0;font:15px sans-serif}li{height:120px;padding:8px}</style><ul>${Array.from({ length: count }, (_, place) => `<li><h3>Dish ${place}</h3><p>$${place}.00</p><button>+</button></li>`).join('')}</ul>`;

const slowPage = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-HK' })).newPage();
  await page.addInitScript({ content: `globalThis.__name ??= (f) => f; (${install.toString()})()` });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
};

/** From a tap on a dish's + to the paint that follows: the browser's own event timing; what it does not report took under 16 ms. */
const tapped = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => { (globalThis as Watched).interactions = []; scrollTo(0, 600); });
  const button = page.locator('.menu .step__button').last();
  for (let tap = 0; tap < TAPS; tap += 1) {
    await button.tap();
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (globalThis as Watched).interactions ?? []);
};

const row = (what: string, { perSecond, worstMs, missed }: Frames): Row => ({ what, 'frames a second': round(perSecond), 'longest gap ms': round(worstMs), 'gaps over 25 ms': missed });

/** Scrolling a menu of 600 dishes on a slow phone, beside a bare list of as many rows, and adding a dish to the cart. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) buildStale('consumer');
  const server = await startServer();
  try {
    await withChromium({}, async (browser) => {
      const menu = await slowPage(browser);
      await menu.page.goto(`${server.url}/#/store?id=${TAKEOUT_EXAMPLES.big}`);
      await menu.page.locator('.dish').first().waitFor({ timeout: 60_000 });
      await menu.page.waitForTimeout(1500);
      const bare = await slowPage(browser);
      await bare.page.goto(`${server.url}/healthz`);
      await bare.page.setContent(bareList(600));
      await bare.page.waitForTimeout(500);
      const ours = await scrolled(menu.page, menu.session);
      const floor = await scrolled(bare.page, bare.session);
      const taps = await tapped(menu.page);
      printTable(`A menu of 600 dishes at ${SLOWDOWN}× CPU`, [row('menu', ours), row('yardstick: a bare list of 600 rows', floor)]);
      printTable('Adding a dish, tap to next paint', [{ what: 'menu', taps: TAPS, 'p50 ms': round(percentile(taps, 50), 0), 'p98 ms': round(percentile(taps, 98), 0) }]);
      printNote('Frames as the page itself is given them while a finger scrolls; interaction by the browser\'s event timing, in steps of 8 ms.');
    });
  } finally {
    await server.remove();
  }
};
