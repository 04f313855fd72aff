import { axiosTransport } from '#tests/support/axios-transport.ts';
import { buildStale } from '#build/stale.mjs';
import { testClient } from '#tests/support/server-client.ts';
import { startServer } from '#tests/support/server-process.ts';
import { buildBareList } from './bare-page.ts';
import { withChromium } from './chromium.ts';
import { loadSlowly, SLOW_PHONE, type PageLoad } from './page-load.ts';
import { median, printNote, printTable, round, type Row } from './table.ts';

const RUNS = Number(process.env['HOME_RUNS'] ?? 7);
const AIMS = { list: 1.25, largest: 1.3 } as const;

/** The home's list, as the server answers it to who has no place yet. */
const listAnswer = async (url: string): Promise<unknown> => {
  let answer: unknown;
  const send = axiosTransport();
  await testClient({
    url,
    transport: async (request) => {
      const reply = await send(request);
      answer = reply.body;
      return reply;
    },
  }).api.clickGoldMergeList({ offset: 0 });
  return answer;
};

const middle = (loads: readonly PageLoad[], what: Exclude<keyof PageLoad, 'largestWhat'>): number =>
  median(loads.map((load) => load[what]));

const row = (what: string, loads: readonly PageLoad[], bare?: readonly PageLoad[]): Row => ({
  what,
  'list visible ms': round(middle(loads, 'list'), 0),
  ...(bare && { 'times the bare page': round(middle(loads, 'list') / middle(bare, 'list'), 2) }),
  'largest paint ms': round(middle(loads, 'largest'), 0),
  ...(bare && {
    "times the bare page's": round(middle(loads, 'largest') / middle(bare, 'largest'), 2),
  }),
  'first paint ms': round(middle(loads, 'first'), 0),
  'layout shift': round(middle(loads, 'shift'), 3),
  'blocked ms': round(middle(loads, 'blocked'), 0),
  'longest task ms': round(middle(loads, 'longest'), 0),
  'processor ms': round(middle(loads, 'script'), 0),
  requests: round(middle(loads, 'requests'), 0),
  'largest is': loads.at(-1)?.largestWhat ?? '',
});

/** The home from nothing to its list on a slow phone with a slow line, beside a page of nothing but React with the same rows and pictures. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  const server = await startServer();
  const bare = await buildBareList(await listAnswer(server.url));
  const bareServer = await startServer({ env: { DIST_DIR: bare.distDir } });
  const pages = [
    { url: `${server.url}/`, rows: '.stores > li', loads: [] as PageLoad[] },
    { url: `${bareServer.url}/`, rows: '.stores > li', loads: [] as PageLoad[] },
  ] as const;
  try {
    for (let turn = 0; turn < RUNS; turn += 1) {
      // each in a browser of its own, whose cache is empty; in turn, so that a busy moment meets both
      for (const { url, rows, loads } of turn % 2 === 0 ? pages : [...pages].reverse())
        loads.push(await withChromium({}, (browser) => loadSlowly(browser, { url, rows })));
    }
    const [home, floor] = pages.map(({ loads }) => loads);
    printTable(
      `The home's first load: ${SLOW_PHONE.latencyMs} ms, ${SLOW_PHONE.bitsASecond / 1e6} Mbps, ${SLOW_PHONE.slowdown}× CPU, medians of ${RUNS}`,
      [
        row('home', home ?? [], floor),
        row('yardstick: a bare React page with the same list', floor ?? []),
      ],
    );
    printNote(
      `Aims: list within ${AIMS.list} times and largest paint within ${AIMS.largest} times the bare page's, layout shift under 0.02, blocked under 200 ms.`,
    );
  } finally {
    await Promise.all([server.remove(), bareServer.remove()]);
    bare.remove();
  }
};
