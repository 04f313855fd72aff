import type { Browser, Page } from 'playwright';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { Console } from '#tests/support/console-pages.ts';
import { OWNER } from './full-board.ts';

export const DESK = merchantRoutes.merchantDesk.path;
export const RECORDS = merchantRoutes.merchantRecord.path;
const LOADED_MS = 120_000;

/** The console in a browser of its own, signed in, with scripts that run in the page before its own. */
export const openTill = async (
  browser: Browser,
  { url, watches }: { url: string; watches: readonly (() => void)[] },
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-HK',
  });
  const page = await context.newPage();
  await new Console(page, url).beSignedIn(OWNER);
  await page.addInitScript({
    content: `globalThis.__name ??= (f) => f; ${watches.map((watch) => `(${watch.toString()})();`).join(' ')}`,
  });
  return page;
};

/** Opens the desk by its address, and waits for its cards where it has some. */
export const openDesk = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/console/#${DESK}`);
  await page.getByTestId('desk-NEW').waitFor({ timeout: LOADED_MS });
};

/** Runs in the page: goes to the desk from another page; milliseconds to the frame with its first cards. */
export const timeToCards = (page: Page): Promise<number> =>
  page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = (): void => {
          // what a frame finds was there when the one before it was drawn
          if (document.querySelector('[data-testid=desk-card]')) resolve(performance.now() - from);
          else requestAnimationFrame(look);
        };
        location.hash = `#${path}`;
        requestAnimationFrame(look);
      }),
    DESK,
  );

/** Runs in the page: a card for each order as plain HTML, without anything behind it; milliseconds to the frame after. */
export const timeToPlainCards = (page: Page, count: number): Promise<number> =>
  page.evaluate(
    (orders) =>
      new Promise<number>((resolve) => {
        const card = document.querySelector('[data-testid=desk-card]')!.outerHTML;
        const from = performance.now();
        const place = document.createElement('div');
        place.style.cssText = 'position:fixed;inset:0;z-index:999;overflow:auto;background:#fff';
        place.innerHTML = card.repeat(orders);
        document.body.append(place);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(performance.now() - from);
            place.remove();
          }),
        );
      }),
    count,
  );
