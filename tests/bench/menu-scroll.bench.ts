import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { buildStale } from '#build/stale.mjs';
import { startServer } from '#tests/support/server-process.ts';
import { withChromium } from './chromium.ts';
import { tapsOn, watchInteractions } from './interactions.ts';
import { percentile, printNote, printTable, round, type Row } from './table.ts';

/** A phone four times slower than this machine (issue 5 "Speed"). */
const SLOWDOWN = 4;
const SECONDS = 4;
const PIXELS_A_SECOND = 2400;
const TAPS = 12;

type Frames = { perSecond: number; worstMs: number; missed: number };
type Watched = typeof globalThis & { frameTimes?: number[] };

/** Runs in the page: notes the moment of every frame. */
const install = (): void => {
  const watched = globalThis as Watched;
  watched.frameTimes = [];
  const note = (at: number): void => {
    watched.frameTimes?.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

/** A finger that scrolls down through the list, as the browser's own input makes it. */
const scrolled = async (page: Page, session: CDPSession): Promise<Frames> => {
  await page.evaluate(() => {
    (globalThis as Watched).frameTimes = [];
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 250,
    y: 600,
    yDistance: -SECONDS * PIXELS_A_SECOND,
    speed: PIXELS_A_SECOND,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const frames = await page.evaluate(() => (globalThis as Watched).frameTimes ?? []);
  const gaps = frames.slice(1).map((at, index) => at - frames[index]!);
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length / all) * 1000,
    worstMs: Math.max(...gaps),
    missed: gaps.filter((gap) => gap > 25).length,
  };
};

/** The same dishes as a list without a framework, all of them in the page: the floor. */
const bareList = (count: number): string =>
  `<!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0;font:15px sans-serif}li{height:120px;padding:8px}</style><ul>${Array.from({ length: count }, (_, place) => `<li><h3>Dish ${place}</h3><p>$${place}.00</p><button onclick="this.previousElementSibling.textContent = '$' + performance.now()">+</button></li>`).join('')}</ul>`;

const slowPage = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  const page = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-HK',
    })
  ).newPage();
  await page.addInitScript({
    content: `globalThis.__name ??= (f) => f; (${install.toString()})(); (${watchInteractions.toString()})()`,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
};

/** A dish's + that stands in the middle of the screen. */
const plusInSight = async (page: Page, selector: string): Promise<Locator> => {
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await page.waitForTimeout(500);
  const all = page.locator(selector);
  for (const plus of await all.all()) {
    const box = await plus.boundingBox();
    if (box && box.y > 300 && box.y < 650) return plus;
  }
  throw new Error(`no ${selector} in sight`);
};

/** Adds a dish on the menu, then more of it in the cart. */
const tapped = async (page: Page): Promise<{ menu: number[]; cart: number[] }> => {
  const menu = await tapsOn(
    page,
    await plusInSight(page, '.menu .step > .step__button:last-child'),
    TAPS,
  );
  await page.locator('.cart-bar__open').tap();
  await page.locator('.cart-row .step').first().waitFor();
  await page.waitForTimeout(800);
  return { menu, cart: await tapsOn(page, page.locator('.cart-row .step__button').last(), TAPS) };
};

const row = (what: string, { perSecond, worstMs, missed }: Frames): Row => ({
  what,
  'frames a second': round(perSecond),
  'longest gap ms': round(worstMs),
  'gaps over 25 ms': missed,
});

const tapRow = (what: string, taps: readonly number[]): Row => ({
  what,
  taps: taps.length,
  'p50 ms': round(percentile(taps, 50), 0),
  'p98 ms': round(percentile(taps, 98), 0),
});

/** Scrolling a menu of 600 dishes on a slow phone, beside a bare list of as many rows, and adding a dish to the cart. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
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
      const bareTaps = await tapsOn(bare.page, await plusInSight(bare.page, 'li button'), TAPS);
      printTable(`A menu of 600 dishes at ${SLOWDOWN}× CPU`, [
        row('menu', ours),
        row('yardstick: a bare list of 600 rows', floor),
      ]);
      printTable(`Adding a dish at ${SLOWDOWN}× CPU, tap to next paint`, [
        tapRow('menu', taps.menu),
        tapRow('cart', taps.cart),
        tapRow('yardstick: a bare list that writes one text', bareTaps),
      ]);
      printNote(
        "Frames as the page itself is given them while a finger scrolls; interaction by the browser's event timing, in steps of 8 ms. Aims: 55 frames a second, 150 ms.",
      );
    });
  } finally {
    await server.remove();
  }
};
