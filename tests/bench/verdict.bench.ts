import type { Page } from 'playwright';
import { WriteOffPage } from '#tests/support/console-write-off-page.ts';
import { buy, consumer } from '#tests/support/demo-vouchers.ts';
import { startServer } from '#tests/support/server-process.ts';
import { withChromium } from './chromium.ts';
import { median, percentile, printNote, printTable, round, type Row } from './table.ts';

const VOUCHERS = 30;
/** After this long the same code is a new attempt (decision C9). */
const REPEAT_MS = 3200;

type Mark = { keyAt: number; shownAt: number; answeredMs: number };
type Watching = { marks: Mark[]; arm(testId: string): void };

/** Runs in the page: from the handling of the last key to the frame after the wanted part is on the page; and how much of it was waiting for the server. */
const install = (): void => {
  let wanted: string | null = null;
  let keyAt = 0;
  const marks: Mark[] = [];
  const network = (): number =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime >= keyAt && entry.name.includes('/group/order/verify/'))
      .reduce((sum, entry) => sum + entry.duration, 0);
  addEventListener(
    'keydown',
    () => {
      keyAt = performance.now();
    },
    true,
  );
  const look = (): void => {
    if (
      wanted === null ||
      keyAt === 0 ||
      document.querySelector(`[data-testid=${wanted}]`) === null
    )
      return;
    wanted = null;
    const from = keyAt;
    // the frame after the next is the first that a person can have seen
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        marks.push({ keyAt: from, shownAt: performance.now(), answeredMs: network() }),
      ),
    );
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  addEventListener('keyup', look, true);
  (globalThis as unknown as { watching: Watching }).watching = {
    marks,
    arm: (testId) => {
      wanted = testId;
      keyAt = 0;
      performance.clearResourceTimings();
    },
  };
};

const timed = async (page: Page, testId: string, act: () => Promise<void>): Promise<Mark> => {
  const before = await page.evaluate((id) => {
    const { watching } = globalThis as unknown as { watching: Watching };
    watching.arm(id);
    return watching.marks.length;
  }, testId);
  await act();
  await page.waitForFunction(
    (count) => (globalThis as unknown as { watching: Watching }).watching.marks.length > count,
    before,
  );
  return page.evaluate(() =>
    (globalThis as unknown as { watching: Watching }).watching.marks.at(-1)!,
  );
};

const row = (what: string, marks: readonly Mark[]): Row => {
  const times = marks.map(({ keyAt, shownAt }) => shownAt - keyAt);
  const waits = marks.map(({ answeredMs }) => answeredMs);
  return {
    what,
    count: marks.length,
    'p50 ms': round(median(times), 0),
    'p95 ms': round(percentile(times, 95), 0),
    'of it the server, p50 ms': round(median(waits), 0),
    'server p95 ms': round(percentile(waits, 95), 0),
  };
};

/** From the scanner's last key to what the clerk sees, with the server on this machine; beside it the server's part alone. */
export const run = async (): Promise<void> => {
  const server = await startServer();
  try {
    await withChromium({}, async (browser) => {
      const member = await consumer(server.url);
      const codes: string[] = [];
      while (codes.length < VOUCHERS)
        codes.push(
          ...(await buy(server.url, member, { product: 'egg-tart-box', quantity: 1 })).vouchers.map(
            ({ code }) => code,
          ),
        );
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        locale: 'zh-HK',
      });
      // the loader names functions with a helper of its own that pages do not have
      await page.addInitScript({
        content: `globalThis.__name ??= (f) => f; (${install.toString()})()`,
      });
      const till = new WriteOffPage(page, server.url);
      await till.start();
      const cards: Mark[] = [];
      const verdicts: Mark[] = [];
      const refusals: Mark[] = [];
      for (const code of codes) {
        cards.push(await timed(page, 'card', () => till.scanByWedge(code)));
        verdicts.push(await timed(page, 'verdict', () => till.confirm()));
        await till.dismiss();
      }
      await page.waitForTimeout(REPEAT_MS);
      for (const code of codes) {
        refusals.push(await timed(page, 'verdict', () => till.scanByWedge(code)));
        await till.dismiss();
      }
      printTable('Scan to screen', [
        row('scan → card', cards),
        row('Enter → redeemed', verdicts),
        row('scan → refused (used)', refusals),
      ]);
      printNote(
        'Aim: scan to verdict p50 at most 80 ms, p95 at most 200 ms with the server on this machine.',
      );
    });
  } finally {
    await server.remove();
  }
};
