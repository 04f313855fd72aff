import type { Page } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import { withChromium } from './chromium.ts';
import { addReviews } from './lists/group-town.ts';
import { onPostgres } from './on-postgres.ts';
import { bareList, frameRow, scrolled, slowPage, SLOWDOWN } from './scroll-frames.ts';
import { printNote, printTable } from './table.ts';

const REVIEWS = 10_000;
const STORE = 'senado';
const LOAD_MS = 240_000;

/** Scrolls to the end until `REVIEWS` rows are loaded or the time is up; the number of rows that were loaded. */
const loadAll = async (page: Page): Promise<number> => {
  const until = Date.now() + LOAD_MS;
  let count = 0;
  while (count < REVIEWS && Date.now() < until)
    count = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      // of a long list only a part is drawn, which says how long it is
      const all = document.querySelector('.comment')?.getAttribute('aria-setsize') ?? null;
      return all === null ? document.querySelectorAll('.comment').length : Number(all);
    });
  return count;
};

const toMiddle = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
  });
  await page.waitForTimeout(1500);
};

/** Scrolling ten thousand reviews of a store on a slow phone, beside a bare list of as many rows. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  await onPostgres(async ({ server, db }) => {
    await addReviews(db, { count: REVIEWS, store: `'${STORE}'`, deal: `'egg-tart-box'` });
    await withChromium({}, async (browser) => {
      const { page, session } = await slowPage(browser);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${server.url}/#/group/commentList?storeId=${STORE}`);
      await page.locator('.comment').first().waitFor({ timeout: 60_000 });
      const loaded = await loadAll(page);
      await toMiddle(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const ours = await scrolled(page, session);
      const bare = await slowPage(browser);
      await bare.page.goto(`${server.url}/healthz`);
      await bare.page.setContent(bareList(loaded));
      await toMiddle(bare.page);
      const floor = await scrolled(bare.page, bare.session);
      printTable(`${loaded} reviews at ${SLOWDOWN}× CPU`, [
        frameRow('reviews', ours),
        frameRow(`yardstick: a bare list of ${loaded} rows`, floor),
      ]);
    });
    printNote('Frames as the page itself is given them while a finger scrolls. Aim: 55 a second.');
  });
};
