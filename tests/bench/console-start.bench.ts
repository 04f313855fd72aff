import type { Browser, Page } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import { Console } from '#tests/support/console-pages.ts';
import { startServer } from '#tests/support/server-process.ts';
import { buildBarePage } from './bare-page.ts';
import { withChromium } from './chromium.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const ROUNDS = 9;

type Start = { readyMs: number; paintMs: number };
type Watched = typeof globalThis & { readyAt?: number };

/** Runs in the page from its start: notes the frame in which the field has the focus and, in the console, waits for scans. */
const install = (): void => {
  const look = (): void => {
    const field = document.activeElement;
    const page = document.querySelector<HTMLElement>('[data-testid=write-off]');
    const isFocused = field instanceof HTMLElement && field.dataset['testid'] === 'manual-entry';
    if (isFocused && (page === null || page.dataset['phase'] === 'idle'))
      requestAnimationFrame(() => {
        (globalThis as Watched).readyAt = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Milliseconds from the start of the navigation. */
const started = async (page: Page, url: string): Promise<Start> => {
  await page.goto('about:blank');
  await page.goto(url);
  await page.waitForFunction(() => (globalThis as Watched).readyAt !== undefined, undefined, {
    timeout: 60_000,
  });
  return page.evaluate(() => ({
    readyMs: (globalThis as Watched).readyAt!,
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
};

type What = { url: string; prepare: (page: Page) => Promise<void> };

/** A start in a browser that knows nothing, then one in the same browser. */
const both = async (
  browser: Browser,
  { url, prepare }: What,
): Promise<[cold: Start, warm: Start]> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-HK',
  });
  const page = await context.newPage();
  await prepare(page);
  await page.addInitScript({
    content: `globalThis.__name ??= (f) => f; (${install.toString()})()`,
  });
  const cold = await started(page, url);
  // what the browser does behind the page after the first time is let be done
  await page.waitForTimeout(500);
  const warm = await started(page, url);
  await context.close();
  return [cold, warm];
};

const row = (what: string, starts: readonly Start[]): Row => {
  const ready = starts.map(({ readyMs }) => readyMs);
  return {
    what,
    starts: starts.length,
    'ready p50 ms': round(median(ready), 0),
    'ready p95 ms': round(percentile(ready, 95), 0),
    'first paint p50 ms': round(median(starts.map(({ paintMs }) => paintMs)), 0),
  };
};

/** From the start of the navigation to the field that has the focus and waits for scans, for somebody who is signed in; beside it a page of React with one field, taken turn by turn. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('console');
  const bare = await buildBarePage('console');
  const server = await startServer();
  const bareServer = await startServer({ env: { DIST_DIR: bare.distDir } });
  try {
    await withChromium({}, async (browser) => {
      const console: What = {
        url: `${server.url}/console/`,
        prepare: (page) => new Console(page, server.url).beSignedIn('C1001', '議事亭'),
      };
      const yardstick: What = { url: `${bareServer.url}/console/`, prepare: async () => undefined };
      const starts: Record<'console' | 'bare', [Start, Start][]> = { console: [], bare: [] };
      // the first one is for the server to read its files
      await both(browser, console);
      await both(browser, yardstick);
      for (let n = 0; n < ROUNDS; n += 1) {
        starts.console.push(await both(browser, console));
        starts.bare.push(await both(browser, yardstick));
      }
      printTable('Start to ready-to-scan', [
        row(
          'console, cold',
          starts.console.map(([cold]) => cold),
        ),
        row(
          'console, warm',
          starts.console.map(([, warm]) => warm),
        ),
        row(
          'yardstick, cold: React and one field',
          starts.bare.map(([cold]) => cold),
        ),
        row(
          'yardstick, warm',
          starts.bare.map(([, warm]) => warm),
        ),
      ]);
      printNote('Cold: an empty cache, the session stored. Server and browser share this machine.');
    });
  } finally {
    await Promise.all([server.remove(), bareServer.remove()]);
    bare.remove();
  }
};
