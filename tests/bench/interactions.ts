import type { Locator, Page } from 'playwright';

type Watched = typeof globalThis & { interactions?: Map<number, number> };
type Interaction = PerformanceEntry & { interactionId?: number };

/** Runs in the page: how long each interaction waited for its paint, by the browser's own event timing; the longest of the events that one tap makes. */
export const watchInteractions = (): void => {
  const found = new Map<number, number>();
  (globalThis as Watched).interactions = found;
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as Interaction[])
      if (interactionId > 0)
        found.set(interactionId, Math.max(found.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** What the browser does not report took less than this. */
const LEAST_MS = 16;

/** From each tap on one place to the paint that follows. A finger that taps does not scroll. */
export const tapsOn = async (page: Page, target: Locator, taps: number): Promise<number[]> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap on');
  await page.evaluate(() => {
    (globalThis as Watched).interactions?.clear();
  });
  for (let tap = 0; tap < taps; tap += 1) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(250);
  }
  const told = await page.evaluate(() => [
    ...((globalThis as Watched).interactions ?? []).values(),
  ]);
  return [...told, ...Array.from({ length: Math.max(0, taps - told.length) }, () => LEAST_MS)];
};
