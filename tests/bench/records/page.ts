import type { Page } from 'playwright';

/** Runs in the page: goes to a list and waits until its first rows are drawn; milliseconds from the change of the address to the frame after. */
export const timeToRows = (page: Page, query: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = (): void => {
          const list = document.querySelector<HTMLElement>('[data-testid=records]');
          const isThere =
            list?.dataset['stale'] === 'false' &&
            list.querySelector('[data-testid=record]') !== null;
          if (isThere || document.querySelector('[data-testid=records-empty]'))
            requestAnimationFrame(() => resolve(performance.now() - from));
          else requestAnimationFrame(look);
        };
        location.hash = `#/groupbooking/merchant/record?${wanted}`;
        // the old list stands until the page has heard of the new address
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
    query,
  );

export type Scrolled = {
  frames: number;
  ms: number;
  worstMs: number;
  /** Share of frames with a row in sight that had not arrived. */ blank: number;
};

/** Runs in the page: scrolls an element by so many pixels a frame and counts the frames. */
export const scrollFrames = (
  page: Page,
  selector: string,
  { pixels, ms }: { pixels: number; ms: number },
): Promise<Scrolled> =>
  page.evaluate(
    ([selector, pixels, ms]) =>
      new Promise<Scrolled>((resolve) => {
        const frame = document.querySelector<HTMLElement>(selector)!;
        const box = frame.getBoundingClientRect();
        let [frames, worstMs, blank, from, last] = [0, 0, 0, 0, 0];
        const step = (now: number): void => {
          if (from === 0) [from, last] = [now, now];
          frames += 1;
          worstMs = Math.max(worstMs, now - last);
          last = now;
          const seen = document
            .elementFromPoint(box.left + 20, box.top + box.height / 2)
            ?.closest('tr');
          if (seen?.dataset['testid'] === 'record-coming') blank += 1;
          frame.scrollTop += pixels;
          if (now - from < ms) requestAnimationFrame(step);
          else resolve({ frames: frames - 1, ms: now - from, worstMs, blank: blank / frames });
        };
        requestAnimationFrame(step);
      }),
    [selector, pixels, ms] as const,
  );

/** Counts the page's own work while something runs: milliseconds of processor time of its main thread. A busy machine does not add to it. */
export const mainThreadMs = async <T>(
  page: Page,
  run: () => Promise<T>,
): Promise<{ done: T; ms: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async (): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'TaskDuration',
    )?.value ?? Number.NaN;
  const before = await taken();
  const done = await run();
  const ms = ((await taken()) - before) * 1000;
  await session.detach();
  return { done, ms };
};

/** Runs in the page: the same list drawn whole, without any window onto it. */
export const drawWhole = (page: Page, rows: number): Promise<number> =>
  page.evaluate((count) => {
    const from = performance.now();
    const place = document.createElement('div');
    place.id = 'whole';
    place.style.cssText = 'position:fixed;inset:0;z-index:999;overflow:auto;background:#fff';
    const row = Array.from({ length: 11 }, (_, n) => `<td style="height:56px">cell ${n}</td>`).join(
      '',
    );
    place.innerHTML = `<table style="width:100%">${Array.from({ length: count }, (_, n) => `<tr><td>${n}</td>${row}</tr>`).join('')}</table>`;
    document.body.append(place);
    place.getBoundingClientRect();
    return performance.now() - from;
  }, rows);

/** Samples the page's heap until told to stop; gives the most that it rose, in megabytes. */
export const watchHeap = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => {
    type Watched = typeof globalThis & { heap?: { least: number; most: number; timer: number } };
    const used = (): number =>
      (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
    const heap = { least: used(), most: used(), timer: 0 };
    heap.timer = window.setInterval(() => {
      heap.most = Math.max(heap.most, used());
    }, 20);
    (globalThis as Watched).heap = heap;
  });
  return async () => {
    const rise = await page.evaluate(() => {
      const { heap } = globalThis as typeof globalThis & {
        heap: { least: number; most: number; timer: number };
      };
      clearInterval(heap.timer);
      // work that never lets a timer run is seen by what it leaves
      const left = (performance as unknown as { memory: { usedJSHeapSize: number } }).memory
        .usedJSHeapSize;
      return (Math.max(heap.most, left) - heap.least) / 1e6;
    });
    await session.detach();
    return rise;
  };
};
