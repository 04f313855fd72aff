import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import type { buildBareList } from './bare-page.ts';
import { withChromium } from './chromium.ts';
import { loadSlowly, SLOW_PHONE, type PageLoad, type PageToLoad } from './page-load.ts';
import { median, printNote, printTable, round, type Row } from './table.ts';

const RUNS = Number(process.env['HOME_RUNS'] ?? 7);
/** A machine that is busy with other things starts it late. */
const START_MS = 240_000;
const AIMS = { list: 1.25, largest: 1.3 } as const;

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

type Bare = Awaited<ReturnType<typeof buildBareList>>;
/** A page of ours and the bare one beside it. */
type Pair = {
  name: string;
  page: Omit<PageToLoad, 'url'> & { path: string };
  bare: Bare;
  bareRows: string;
};

/** A page from nothing to its list on a slow phone with a slow line, beside a page of nothing but React with the same rows. */
export const printPageStart = async (
  server: Pick<ServerProcess, 'url'>,
  { name, page: { path, ...page }, bare, bareRows }: Pair,
): Promise<void> => {
  const bareServer = await startServer({ env: { DIST_DIR: bare.distDir }, waitMs: START_MS });
  const pages = [
    { page: { ...page, url: `${server.url}${path}` }, loads: [] as PageLoad[] },
    { page: { rows: bareRows, url: `${bareServer.url}/` }, loads: [] as PageLoad[] },
  ] as const;
  try {
    for (let turn = 0; turn < RUNS; turn += 1) {
      // each in a browser of its own, whose cache is empty; in turn, so that a busy moment meets both
      for (const one of turn % 2 === 0 ? pages : [...pages].reverse())
        one.loads.push(await withChromium({}, (browser) => loadSlowly(browser, one.page)));
    }
    const [ours, floor] = pages.map(({ loads }) => loads);
    printTable(
      `First load of ${name}: ${SLOW_PHONE.latencyMs} ms, ${SLOW_PHONE.bitsASecond / 1e6} Mbps, ${SLOW_PHONE.slowdown}× CPU, medians of ${RUNS}`,
      [
        row(name, ours ?? [], floor),
        row('yardstick: a bare React page with the same list', floor ?? []),
      ],
    );
  } finally {
    await bareServer.remove();
    bare.remove();
  }
};

export const printStartAims = (): void =>
  printNote(
    `Aims: list within ${AIMS.list} times and largest paint within ${AIMS.largest} times the bare page's, layout shift under 0.02, blocked under 200 ms.`,
  );
