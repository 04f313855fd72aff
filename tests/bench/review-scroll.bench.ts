import { buildStale } from '#build/stale.mjs';
import { withChromium } from './chromium.ts';
import { addReviews } from './lists/group-town.ts';
import { onPostgres } from './on-postgres.ts';
import { printScroll } from './scroll-frames.ts';
import { printNote } from './table.ts';

const REVIEWS = 10_000;
const STORE = 'senado';

/** Scrolling ten thousand reviews of a store on a slow phone, beside a bare list of as many rows. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  await onPostgres(async ({ server, db }) => {
    await addReviews(db, { count: REVIEWS, store: `'${STORE}'`, deal: `'egg-tart-box'` });
    await withChromium({}, async (browser) => {
      await printScroll(browser, {
        what: 'reviews',
        url: `${server.url}/#/group/commentList?storeId=${STORE}`,
        rows: '.comment',
        most: REVIEWS,
        bareUrl: `${server.url}/healthz`,
      });
    });
    printNote('Frames as the page itself is given them while a finger scrolls. Aim: 55 a second.');
  });
};
