import type { Browser, CDPSession, Page } from 'playwright';

/** A middling phone on a slow line (issue 5 "Speed"). */
export const SLOW_PHONE = { latencyMs: 150, bitsASecond: 1.6e6, slowdown: 4 } as const;
const ROWS = 4;
const QUIET_MS = 1500;

export type PageLoad = {
  list: number;
  first: number;
  largest: number;
  largestWhat: string;
  shift: number;
  blocked: number;
  longest: number;
  script: number;
  requests: number;
};
type Noted = Pick<PageLoad, 'list' | 'first' | 'largest' | 'largestWhat'> & {
  shifts: number[];
  long: { at: number; ms: number }[];
};
type Watched = typeof globalThis & { noted?: Noted };

/** Runs in the page before its scripts: notes paints, shifts, long tasks, and the frame in which enough rows stand. */
const watch = ({ rows, least }: { rows: string; least: number }): void => {
  const noted: Noted = { list: 0, first: 0, largest: 0, largestWhat: '', shifts: [], long: [] };
  (globalThis as Watched).noted = noted;
  const on = (
    type: string,
    note: (
      entry: PerformanceEntry & {
        value?: number;
        hadRecentInput?: boolean;
        element?: Element | null;
      },
    ) => void,
  ): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    noted.largest = startTime;
    noted.largestWhat = element?.className || element?.tagName || '';
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push(value ?? 0);
  });
  on('longtask', ({ startTime, duration }) => {
    noted.long.push({ at: startTime, ms: duration });
  });
  const stands = (): boolean =>
    [...document.querySelectorAll(rows)].filter((row) => row.getBoundingClientRect().height > 20)
      .length >= least;
  new MutationObserver((_, observer) => {
    if (!stands()) return;
    observer.disconnect();
    // after the frame in which they are drawn
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        noted.list = now;
      }),
    );
  }).observe(document, { childList: true, subtree: true });
};

const slowDown = async (session: CDPSession): Promise<void> => {
  const { latencyMs, bitsASecond, slowdown } = SLOW_PHONE;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsASecond / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // durations in the page's own processor time: other programs of this machine do not enter them
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
};

const QUIET_TIMES = 1.35;
const WAIT_MS = 10_000;
const PAUSE_MS = 1500;
let quickest = Number.POSITIVE_INFINITY;

/** Waits for a moment in which a fixed loop is about as quick as at its best: a browser that is still starting, or a busy machine, is not what is measured. */
const quietMoment = async (page: Page): Promise<void> => {
  const loop = (): Promise<number> =>
    page.evaluate(() => {
      const start = performance.now();
      let value = 1;
      for (let turn = 0; turn < 6e6; turn += 1) value = (value * 1103515245 + 12345) % 0x7fffffff;
      return performance.now() - start + (value > 0 ? 0 : 1);
    });
  const end = Date.now() + WAIT_MS;
  await loop();
  for (let ms = await loop(); ; ms = await loop()) {
    quickest = Math.min(quickest, ms);
    if (ms <= QUIET_TIMES * quickest || Date.now() > end) return;
    await page.waitForTimeout(PAUSE_MS);
  }
};

/** A page to open. `rows`: what counts as a row of its list. `member`: who is signed in there, as the app keeps it. */
export type PageToLoad = { url: string; rows: string; member?: string };

/** Opens an address cold on a slow phone with a slow line, and waits until all is quiet. */
export const loadSlowly = async (
  browser: Browser,
  { url, rows, member }: PageToLoad,
): Promise<PageLoad> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-HK',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await quietMoment(page);
  await page.addInitScript({
    content: `globalThis.__name ??= (f) => f; (${watch.toString()})(${JSON.stringify({ rows, least: ROWS })})`,
  });
  if (member !== undefined)
    await page.addInitScript((kept) => {
      localStorage.setItem('senado.session', kept);
    }, member);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => ((globalThis as Watched).noted?.list ?? 0) > 0, null, {
    timeout: 60_000,
    polling: 250,
  });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(QUIET_MS);
  const noted = await page.evaluate(() => (globalThis as Watched).noted!);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const { list, first, largest, largestWhat, shifts, long } = noted;
  const after = long.filter(({ at, ms }) => at + ms > first);
  return {
    list,
    first,
    largest,
    largestWhat,
    shift: shifts.reduce((sum, value) => sum + value, 0),
    blocked: after.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...long.map(({ ms }) => ms)),
    script: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
    requests,
  };
};
