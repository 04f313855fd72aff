import type { Browser, Page } from '@playwright/test';

type Retry = (progress: unknown, waits: number[], action: unknown) => Promise<unknown>;
type FrameSide = {
  retryWithProgressAndTimeouts?: Retry;
  retryWithProgressAndBackoff?: (progress: unknown, action: unknown) => Promise<unknown>;
};
type Inside = {
  _connection?: { toImpl?: (page: Page) => { mainFrame?: () => FrameSide } | undefined };
};

/** Milliseconds after which a wait looks again; the last stands for all that follow. */
const WAITS = [20, 30, 50];

/**
 * Lets every wait of this process (`expect`, `waitFor`, `click`) look again each 50 ms. Playwright's own pace ends at 500 ms, and most of what a page does here
 * takes longer than its first looks and less than that: a journey stood still for a third of its time. How long a wait goes on in all stays as it is.
 * The pace has no setting, so it is set inside the pinned version; where the inside looks different, waits keep Playwright's own.
 */
export const quickenWaits = (page: Page): void => {
  const frame = (page as unknown as Inside)._connection?.toImpl?.(page)?.mainFrame?.();
  const frames = frame && (Object.getPrototypeOf(frame) as FrameSide);
  if (
    typeof frames?.retryWithProgressAndTimeouts !== 'function' ||
    typeof frames.retryWithProgressAndBackoff !== 'function'
  )
    return;
  frames.retryWithProgressAndBackoff = function retry(
    this: { retryWithProgressAndTimeouts: Retry },
    progress,
    action,
  ) {
    return this.retryWithProgressAndTimeouts(progress, WAITS, action);
  };
};

/** The same by a page of its own, for a browser whose pages come later. */
export const quickenBrowser = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  quickenWaits(page);
  await page.close();
};
