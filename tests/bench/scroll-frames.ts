import type { Browser, CDPSession, Page } from 'playwright';
import { watchInteractions } from './interactions.ts';
import { printTable, round, type Row } from './table.ts';

/** A phone four times slower than this machine (issue 5 "Speed"). */
export const SLOWDOWN = 4;
const SECONDS = 4;
const LOAD_MS = 240_000;
const START_MS = 120_000;
const PIXELS_A_SECOND = 2400;

export type Frames = { perSecond: number; worstMs: number; missed: number };
type Watched = typeof globalThis & { frameTimes?: number[] };

/** Runs in the page: notes the moment of every frame. */
export const watchFrames = (): void => {
  const watched = globalThis as Watched;
  watched.frameTimes = [];
  const note = (at: number): void => {
    watched.frameTimes?.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

/** The frames of a page while something runs. */
export const framesWhile = async (page: Page, work: () => Promise<unknown>): Promise<Frames> => {
  await page.evaluate(() => {
    (globalThis as Watched).frameTimes = [];
  });
  await work();
  const frames = await page.evaluate(() => (globalThis as Watched).frameTimes ?? []);
  const gaps = frames.slice(1).map((at, index) => at - frames[index]!);
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length / all) * 1000,
    worstMs: Math.max(...gaps),
    missed: gaps.filter((gap) => gap > 25).length,
  };
};

/** A finger that scrolls down through the list, as the browser's own input makes it. */
export const scrolled = (page: Page, session: CDPSession): Promise<Frames> =>
  framesWhile(page, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: 250,
      y: 600,
      yDistance: -SECONDS * PIXELS_A_SECOND,
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'touch',
      preventFling: true,
    }),
  );

/** The same dishes as a list without a framework, all of them in the page: the floor. */
export const bareList = (count: number): string =>
  `<!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0;font:15px sans-serif}li{height:120px;padding:8px}</style><ul>${Array.from({ length: count }, (_, place) => `<li><h3>Dish ${place}</h3><p>$${place}.00</p><button onclick="this.previousElementSibling.textContent = '$' + performance.now()">+</button></li>`).join('')}</ul>`;

export const slowPage = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  const page = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-HK',
    })
  ).newPage();
  await page.addInitScript({
    content: `globalThis.__name ??= (f) => f; (${watchFrames.toString()})(); (${watchInteractions.toString()})()`,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
};

export const frameRow = (what: string, { perSecond, worstMs, missed }: Frames): Row => ({
  what,
  'frames a second': round(perSecond),
  'longest gap ms': round(worstMs),
  'gaps over 25 ms': missed,
});

/** Scrolls to the end until so many rows are loaded or the time is up; the number of rows that were loaded. */
const loadAll = async (page: Page, { rows, most }: { rows: string; most: number }) => {
  const until = Date.now() + LOAD_MS;
  let count = 0;
  while (count < most && Date.now() < until)
    count = await page.evaluate((row) => {
      scrollTo(0, document.documentElement.scrollHeight);
      // of a long list only a part is drawn, which says how long it is
      const all = document.querySelector(row)?.getAttribute('aria-setsize') ?? null;
      return all === null ? document.querySelectorAll(row).length : Number(all);
    }, rows);
  return count;
};

const toMiddle = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
  });
  await page.waitForTimeout(1500);
};

/** A long list. `bareUrl`: an address of the same server for the bare list; `member`: who is signed in, as the app keeps it. */
type LongList = {
  what: string;
  url: string;
  rows: string;
  most: number;
  bareUrl: string;
  member?: string;
};

/** Scrolling a list on a slow phone once all of it is loaded, beside a bare list of as many rows. */
export const printScroll = async (
  browser: Browser,
  { what, url, rows, most, bareUrl, member }: LongList,
): Promise<void> => {
  const { page, session } = await slowPage(browser);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (member !== undefined)
    await page.addInitScript((kept) => {
      localStorage.setItem('senado.session', kept);
    }, member);
  await page.goto(url);
  await page.locator(rows).first().waitFor({ timeout: START_MS });
  const loaded = await loadAll(page, { rows, most });
  await toMiddle(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const ours = await scrolled(page, session);
  const bare = await slowPage(browser);
  await bare.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await bare.page.goto(bareUrl);
  await bare.page.setContent(bareList(loaded), { timeout: START_MS });
  await toMiddle(bare.page);
  await bare.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const floor = await scrolled(bare.page, bare.session);
  printTable(`${loaded} ${what} at ${SLOWDOWN}× CPU`, [
    frameRow(what, ours),
    frameRow(`yardstick: a bare list of ${loaded} rows`, floor),
  ]);
};
