import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cameraFlags, qrPicture, writeVideo } from '#tests/support/camera-video.ts';
import { withChromium } from './chromium.ts';
import type { Seen, Way } from './camera/page/camera-page.ts';
import { servePage } from './serve-page.ts';
import { median, percentile, printNote, printTable, round } from './table.ts';

const APPEARANCES = 14;
/** Frames without and with a code, at 30 a second. */
const AWAY = 18;
const HELD = 21;

const text = (n: number): string =>
  `GV1.0198c0de-0000-7000-8000-00000000000${n}.59000000.AbCdEfGhIjKlMnOpQrStUv`;
const NAMES: Record<Way, string> = {
  html5: 'html5-qrcode as it comes',
  html5Tuned: 'html5-qrcode tuned (30 fps, 720p, two formats)',
  ours: 'ours',
};
type PageDoors = { watch(way: Way, appearances: number): Promise<Seen>; isReady?: boolean };

/** From the first frame that shows a code to the reading of it, each way before the same camera. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'senado-camera-'));
  const video = join(folder, 'camera.y4m');
  await writeVideo(video, [
    { picture: null, frames: AWAY },
    { picture: qrPicture(text(1), 7), frames: HELD },
    { picture: null, frames: AWAY },
    { picture: qrPicture(text(2), 5), frames: HELD, from: [420, 300] },
  ]);
  const site = await servePage(join(import.meta.dirname, 'camera/page'));
  try {
    const rows = await withChromium({ flags: cameraFlags(video) }, async (browser) => {
      const found = [];
      for (const way of ['html5', 'html5Tuned', 'ours'] as const) {
        const context = await browser.newContext({
          viewport: { width: 1300, height: 900 },
          permissions: ['camera'],
        });
        const page = await context.newPage();
        await page.goto(site.url);
        await page.waitForFunction(
          () => (globalThis as unknown as PageDoors).isReady === true,
          undefined,
          { timeout: 60_000 },
        );
        const seen = await page.evaluate(
          ([name, count]) => (globalThis as unknown as PageDoors).watch(name, count),
          [way, APPEARANCES] as const,
        );
        await context.close();
        found.push({
          way: NAMES[way],
          read: `${seen.waits.length} of ${seen.waits.length + seen.missed}`,
          'ms median': round(median(seen.waits), 0),
          'ms p95': round(percentile(seen.waits, 95), 0),
          'long tasks': seen.longTasks,
          'longest ms': round(seen.longestMs, 0),
        });
      }
      return found;
    });
    printTable('Camera to reading, from the first frame that shows the code', rows);
    printNote("Aim: median at most 50 ms and no long tasks on the page's own thread.");
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
