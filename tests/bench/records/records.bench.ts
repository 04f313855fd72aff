import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import { addDays, dayOf, endOfDay, instant, startOfDay } from '#shared/kernel/time.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedRecords } from '#server/demo/records/seed.ts';
import { seedTown } from '#server/demo/seed.ts';
import { systemRandom } from '#server/kit/random.ts';
import { Console } from '#tests/support/console-pages.ts';
import { signInTill, testClient } from '#tests/support/server-client.ts';
import { startServer } from '#tests/support/server-process.ts';
import { withChromium } from '../chromium.ts';
import { median, percentile, printNote, printTable, round, type Row } from '../table.ts';
import { drawWhole, mainThreadMs, scrollFrames, timeToRows, watchHeap } from './page.ts';

const COUNT = 100_000;
const ROUNDS = 8;
const WHOLE_ROWS = 10_000;
const now = instant(Date.now());
const [first, today] = [addDays(dayOf(now), -365), dayOf(now)];
const YEAR = `from=${first}&to=${today}`;
const FILTERS = [
  'result=REFUSED',
  'store=coloane',
  'operator=staff-C1003',
  'device=till-cunha-2',
  'source=SEARCH',
  'q=1234',
  'q=%E8%91%A1%E6%92%BB',
  'result=UNDONE&store=senado',
];

const seeded = async (dataDir: string): Promise<number> => {
  const { db } = await openDatabase({ dataDir });
  await migrate(db.query);
  await seedTown({ db, random: systemRandom }, now);
  const from = performance.now();
  await seedRecords(db, { count: COUNT, days: 365, seed: 853, until: now });
  const ms = performance.now() - from;
  await db.close();
  return ms;
};

const timed = async (what: string, run: () => Promise<unknown>): Promise<Row> => {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const from = performance.now();
    await run();
    times.push(performance.now() - from);
  }
  return { what, 'p50 ms': round(median(times), 0), 'p95 ms': round(percentile(times, 95), 0) };
};

/** The calls beside the one plain call that gives rows and sums together and counts from the top. */
const calls = async (url: string): Promise<void> => {
  const { api } = await signInTill(testClient({ url, kind: 'console' }), { account: '66990001' });
  const filter = { from: startOfDay(first), to: endOfDay(today) };
  const { sum, stride, marks } = await api.groupVerifyCheckLogSum(filter);
  const deep = sum.count - 100;
  printTable(`The server's part, ${sum.count} records`, [
    await timed('first 100 rows', () => api.groupVerifyCheckLogRows(filter)),
    await timed('yardstick: first rows and sums in one call', () =>
      api.groupVerifyCheckLog({ ...filter, size: 100 }),
    ),
    await timed('the last 100 rows, by their mark', () =>
      api.groupVerifyCheckLogRows({ ...filter, cursor: marks.at(-1), offset: deep % stride }),
    ),
    await timed('yardstick: the last 100 rows, counted from the top', () =>
      api.groupVerifyCheckLogRows({ ...filter, offset: deep }),
    ),
    await timed('sums and marks', () => api.groupVerifyCheckLogSum(filter)),
    await timed('figures', () => api.groupVerifyCheckLogStats(filter)),
  ]);
};

const screen = async (page: Page): Promise<void> => {
  const years: number[] = [];
  const changes: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    await timeToRows(page, `from=${addDays(today, -n)}&to=${today}`);
    // a span that was not read before
    years.push(await timeToRows(page, `from=${addDays(first, n)}&to=${today}`));
    changes.push(
      await timeToRows(
        page,
        `from=${addDays(first, n)}&to=${today}&${FILTERS[n % FILTERS.length]!}`,
      ),
    );
  }
  const line = (what: string, times: readonly number[]): Row => ({
    what,
    'p50 ms': round(median(times), 0),
    'p95 ms': round(percentile(times, 95), 0),
    aim: 300,
  });
  printTable('From the change to rows on the screen', [
    line('first rows of a year', years),
    line('another filter', changes),
  ]);
};

const scroll = async (page: Page): Promise<void> => {
  await timeToRows(page, YEAR);
  await page.waitForTimeout(500);
  const list = 'section:has(> [data-testid=records])';
  const scrolled = (selector: string, pixels: number) =>
    mainThreadMs(page, () => scrollFrames(page, selector, { pixels, ms: 3000 }));
  const slow = await scrolled(list, 60);
  const fast = await scrolled(list, 1200);
  const drawnMs = await drawWhole(page, WHOLE_ROWS);
  const whole = await scrolled('#whole', 60);
  await page.evaluate(() => document.querySelector('#whole')?.remove());
  const row = (
    what: string,
    { done: { frames, ms, worstMs, blank }, ms: busyMs }: typeof slow,
  ): Row => ({
    what,
    'frames a second': round((frames / ms) * 1000),
    'own work ms a frame': round(busyMs / frames),
    'longest frame ms': round(worstMs, 0),
    'frames with rows on their way %': round(blank * 100, 0),
  });
  printTable(`Scrolling ${COUNT} rows`, [
    row('3,600 pixels a second', slow),
    row('72,000 pixels a second', fast),
    row(`yardstick: ${WHOLE_ROWS} rows drawn whole (${round(drawnMs, 0)} ms to draw)`, whole),
  ]);
};

const exported = async (page: Page, kind: 'csv' | 'xlsx'): Promise<{ row: Row; file: string }> => {
  await page.getByTestId('export').click();
  await page.getByRole('radio', { name: new RegExp(kind, 'i') }).check();
  const heap = await watchHeap(page);
  const from = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByTestId('export-start').click(),
  ]);
  const seconds = (performance.now() - from) / 1000;
  const file = await download.path();
  const row = {
    what: kind.toUpperCase(),
    'rows a second': round(COUNT / seconds, 0),
    seconds: round(seconds),
    'heap risen MB': round(await heap(), 0),
    'file MB': round(fs.statSync(file).size / 1e6),
  };
  await page.keyboard.press('Escape');
  return { row, file };
};

/** What the same rows take when they are all held: as objects, and as one text. */
const held = async (page: Page, csv: string): Promise<Row> => {
  const text = fs.readFileSync(csv, 'utf8');
  const heap = await watchHeap(page);
  const from = performance.now();
  await page.evaluate((lines) => {
    const [head = '', ...rows] = lines.split('\r\n');
    const names = head.split(',');
    const all = rows.map((line) =>
      Object.fromEntries(line.split(',').map((cell, n) => [names[n] ?? n, cell])),
    );
    const again = all.map((row) => Object.values(row).join(',')).join('\r\n');
    (globalThis as typeof globalThis & { kept?: unknown }).kept = [all, new Blob([again])];
  }, text);
  return {
    what: 'yardstick: all rows held, one text (no server)',
    'rows a second': round(COUNT / ((performance.now() - from) / 1000), 0),
    'heap risen MB': round(await heap(), 0),
  };
};

/** The list of 100,000 records through the built console: first rows, filters, scrolling, files. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('console');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-records-'));
  const seedMs = await seeded(dataDir);
  const server = await startServer({ dataDir });
  try {
    printNote(`${COUNT} records with their orders and vouchers made in ${round(seedMs / 1000)} s.`);
    await calls(server.url);
    await withChromium(
      { flags: ['--enable-precise-memory-info', '--js-flags=--expose-gc'] },
      async (browser) => {
        const page = await browser.newPage({
          viewport: { width: 1280, height: 800 },
          locale: 'en-GB',
        });
        // a place on the disk is asked for by a window that no bench can press: the download is measured
        await page.addInitScript({
          content: 'globalThis.__name ??= (f) => f; delete globalThis.showSaveFilePicker;',
        });
        const till = new Console(page, server.url, 'en');
        // a busy machine may take longer for the first load than a sign-in waits
        await till.open();
        await page.waitForLoadState('networkidle');
        await till
          .signIn('66990001')
          .catch(() => page.getByTestId('operator').waitFor({ timeout: 60_000 }));
        await screen(page);
        await scroll(page);
        const csv = await exported(page, 'csv');
        const xlsx = await exported(page, 'xlsx');
        printTable('Files', [csv.row, xlsx.row, await held(page, csv.file)]);
        printNote(
          'Aims: first rows and filters within 300 ms, 55 frames a second, a heap that does not grow with the rows.',
        );
      },
    );
  } finally {
    await server.remove();
  }
};
