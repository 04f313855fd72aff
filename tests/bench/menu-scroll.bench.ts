import type { Locator, Page } from 'playwright';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { buildStale } from '#build/stale.mjs';
import { startServer } from '#tests/support/server-process.ts';
import { withChromium } from './chromium.ts';
import { tapsOn } from './interactions.ts';
import { bareList, frameRow, scrolled, slowPage, SLOWDOWN } from './scroll-frames.ts';
import { percentile, printNote, printTable, round, type Row } from './table.ts';

const TAPS = 12;

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
        frameRow('menu', ours),
        frameRow('yardstick: a bare list of 600 rows', floor),
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
