import { buildStale } from '#build/stale.mjs';
import { Console } from '#tests/support/console-pages.ts';
import { startServer } from '#tests/support/server-process.ts';
import { buildBarePage } from './bare-page.ts';
import { withChromium } from './chromium.ts';
import { firstLoadOf, type FirstLoad } from './first-load.ts';
import { printNote, printTable, round, type Row } from './table.ts';

const KB = 1000;
const rows = (
  what: string,
  { script, stylesheet }: FirstLoad,
  aims: { script?: number; stylesheet?: number } = {},
): Row[] =>
  (
    [
      ['scripts', script, aims.script],
      ['style sheets', stylesheet, aims.stylesheet],
    ] as const
  ).map(([kind, { files, raw, gzip }, aim]) => ({
    what,
    kind,
    files,
    'raw KB': round(raw / KB),
    'gzip KB': round(gzip / KB),
    ...(aim !== undefined && { 'aim, gzip KB': aim }),
  }));

/** What a browser fetches before the first page of each app stands; beside it a page of nothing but React. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer', 'console');
  const bare = await buildBarePage('console');
  const server = await startServer();
  const bareServer = await startServer({ env: { DIST_DIR: bare.distDir } });
  try {
    await withChromium({}, async (browser) => {
      // each in a browser of its own, whose cache is empty
      const load = async (url: string, ready: string, isSignedIn = false): Promise<FirstLoad> => {
        const page = await browser.newPage({
          viewport: { width: 1280, height: 800 },
          locale: 'zh-HK',
        });
        if (isSignedIn) await new Console(page, server.url).beSignedIn('C1001', '議事亭');
        const loaded = await firstLoadOf(page, { url, ready });
        await page.close();
        return loaded;
      };
      printTable('First load', [
        ...rows('consumer app, home', await load(`${server.url}/`, 'main li a'), {
          script: 150,
          stylesheet: 20,
        }),
        ...rows('console, sign-in', await load(`${server.url}/console/`, '[data-testid=sign-in]'), {
          script: 230,
          stylesheet: 20,
        }),
        ...rows(
          'console, signed in, ready to scan',
          await load(`${server.url}/console/`, '[data-testid=write-off][data-phase=idle]', true),
          { script: 230, stylesheet: 20 },
        ),
        ...rows(
          'yardstick: React and one field',
          await load(`${bareServer.url}/console/`, '[data-testid=manual-entry]'),
        ),
      ]);
      printNote(
        '1 KB is 1,000 bytes. Pictures, answers of the server and what is fetched after the page stands are not counted.',
      );
    });
  } finally {
    await Promise.all([server.remove(), bareServer.remove()]);
    bare.remove();
  }
};
