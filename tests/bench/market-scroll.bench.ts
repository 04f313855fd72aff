import type { CDPSession, Page } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { leaveCart } from '#tests/support/kept-cart.ts';
import { withChromium } from './chromium.ts';
import { tapsOn } from './interactions.ts';
import { growMarketTown } from './lists/market-town.ts';
import { onPostgres } from './on-postgres.ts';
import { bareList, frameRow, scrolled, slowPage, SLOWDOWN } from './scroll-frames.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const CELL = 'article.mk-cell';
const LINES = 100;
const TAPS = 12;
const CLASSES = 6;
/** Where on the shelf the finger scrolls: its beginning, its middle and near its end. */
const PARTS = [0, 0.5, 0.95] as const;

type Opened = { page: Page; session: CDPSession };

/** Bytes of JSON as they come over the line, so far. */
const countJson = async (session: CDPSession): Promise<() => number> => {
  await session.send('Network.enable');
  const json = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('json')) json.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (json.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};

const heapMb = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

const cellsOf = (page: Page): Promise<number> => page.locator(CELL).count();

/** Scrolls in each part of the shelf; its frames, and the most cells that were drawn. */
const scrollAll = async ({ page, session }: Opened): Promise<{ rows: Row[]; cells: number }> => {
  const rows: Row[] = [];
  let cells = 0;
  for (const part of PARTS) {
    await page.evaluate((share) => {
      scrollTo(0, document.documentElement.scrollHeight * share);
    }, part);
    await page.locator(CELL).first().waitFor();
    await page.waitForTimeout(1500);
    rows.push(frameRow(`from ${part * 100} % of the shelf`, await scrolled(page, session)));
    cells = Math.max(cells, await cellsOf(page));
  }
  return { rows, cells };
};

/** From the tap on a class of the rail until its goods are drawn. */
const openClass = (page: Page, place: number): Promise<number> =>
  page.evaluate(
    async ({ at, cell }) => {
      const buttons = document.querySelectorAll<HTMLElement>('.menu__rail button');
      const from = performance.now();
      buttons[at]?.click();
      await new Promise<void>((resolve) => {
        const look = (): void => {
          const seen = [...document.querySelectorAll(cell)].filter((each) => {
            const { top } = each.getBoundingClientRect();
            return top >= 0 && top < innerHeight;
          });
          if (seen.length >= 2 && buttons[at]?.getAttribute('aria-current') !== null) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
      });
      return performance.now() - from;
    },
    { at: place, cell: CELL },
  );

const classRows = async ({ page }: Opened): Promise<Row[]> => {
  const places = Array.from({ length: CLASSES }, (_, index) => index + 1);
  const times: Record<'fresh' | 'seen', number[]> = { fresh: [], seen: [] };
  for (const turn of ['fresh', 'seen'] as const)
    for (const place of places) times[turn].push(await openClass(page, place));
  return [
    { what: 'a class for the first time', 'median ms': round(median(times.fresh), 0) },
    { what: 'a class that was seen', 'median ms': round(median(times.seen), 0) },
  ];
};

/** Taps + of goods on the shelf with a full cart. */
const taps = async ({ page }: Opened): Promise<number[]> => {
  for (const plus of await page.locator('.mk-cell__step button:last-child').all()) {
    const box = await plus.boundingBox();
    if (box && box.y > 250 && box.y < 650) return tapsOn(page, plus, TAPS);
  }
  throw new Error('no goods in sight');
};

/** A supermarket of 10,000 goods on a slow phone: what comes over the line, scrolling, memory, classes, and the cart. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  await onPostgres(async ({ server, db }) => {
    const { storeId } = await growMarketTown(db, 0);
    await withChromium({}, async (browser) => {
      const opened = await slowPage(browser);
      const { page, session } = opened;
      const json = await countJson(session);
      await page.goto(`${server.url}/#${href(consumerRoutes.marketStore, { id: storeId })}`);
      await page.locator(CELL).first().waitFor({ timeout: 60_000 });
      const first = json();
      await page.waitForTimeout(3000);
      const before = await heapMb(session);
      const { rows, cells } = await scrollAll(opened);
      const after = await heapMb(session);
      const bare = await slowPage(browser);
      await bare.page.goto(`${server.url}/healthz`);
      await bare.page.setContent(bareList(5000));
      await bare.page.waitForTimeout(1500);
      const floor = frameRow(
        'yardstick: a bare list of 5000 rows',
        await scrolled(bare.page, bare.session),
      );
      await bare.page.context().close();
      printTable(`A shelf of 10,000 goods at ${SLOWDOWN}× CPU`, [...rows, floor]);
      await page.evaluate(() => scrollTo(0, 0));
      printTable('Its classes, from tap to goods', await classRows(opened));
      await leaveCart(page, server.url, { storeId, kind: 'market', count: LINES, quantity: 1 });
      await page.reload();
      await page.locator(CELL).first().waitFor({ timeout: 60_000 });
      await page.locator('.cart-bar__count').waitFor();
      await page.waitForTimeout(2000);
      const full = await taps(opened);
      printTable(
        `Adding goods with ${LINES} lines in the cart at ${SLOWDOWN}× CPU, tap to next paint`,
        [
          {
            what: 'shelf',
            taps: full.length,
            'p50 ms': round(percentile(full, 50), 0),
            'p98 ms': round(percentile(full, 98), 0),
          },
        ],
      );
      printNote(
        `${round(first / 1000, 1)} kB of JSON before the first goods (aim 40); ${cells} cells at most (aim 60); ${round(after - before, 1)} MB more heap after it (aim 20). Aims: 55 frames a second, a class within 400 ms, a seen one within 100, a tap within 150.`,
      );
    });
  });
};
