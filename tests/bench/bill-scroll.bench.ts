import { buildStale } from '#build/stale.mjs';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { withChromium } from './chromium.ts';
import { addBill } from './lists/member-town.ts';
import { onPostgres } from './on-postgres.ts';
import { printScroll } from './scroll-frames.ts';
import { memberAt } from './signed-in-member.ts';
import { printNote } from './table.ts';

const ROWS = 10_000;

/** Scrolling ten thousand rows of a month of the points bill on a slow phone, beside a bare list of as many rows. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  await onPostgres(async ({ server, db }) => {
    const { userId, kept: member } = await memberAt(server.url, '66880002');
    await addBill(db, { userId, count: ROWS });
    await withChromium({}, (browser) =>
      printScroll(browser, {
        what: 'rows of the points bill',
        url: `${server.url}/#${consumerRoutes.scoreDetail.path}`,
        rows: '.ledger__row',
        most: ROWS,
        bareUrl: `${server.url}/healthz`,
        member,
      }),
    );
    printNote('Frames as the page itself is given them while a finger scrolls. Aim: 55 a second.');
  });
};
