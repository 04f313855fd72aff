// `node --import tsx build/town-pictures/draw-clip.ts`: records the clip among the covers of the
// demonstration's first store, four seconds of two of its pictures, in a Chromium that encodes MP4.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { needChromium } from '../find-chromium.mjs';

const PICTURES = path.join(import.meta.dirname, '../../server/demo/pictures');
const picture = (name: string): string =>
  `data:image/svg+xml;base64,${readFileSync(path.join(PICTURES, name)).toString('base64')}`;

/** Runs in the page: zooms slowly into one picture, then into the other. Gives the file in base64. */
const record = async (sources: string[]): Promise<string> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const paint = canvas.getContext('2d')!;
  const images = await Promise.all(
    sources.map(async (src) => {
      const image = new Image(640, 480);
      image.src = src;
      await image.decode();
      return image;
    }),
  );
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 220_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  recorder.start();
  const start = performance.now();
  const draw = (at: number): void => {
    const seconds = (at - start) / 1000;
    const image = images[seconds < 2 ? 0 : 1]!;
    const scale = 1 + (seconds % 2) * 0.08;
    paint.setTransform(scale, 0, 0, scale, 320 - 320 * scale, 240 - 240 * scale);
    paint.drawImage(image, 0, 0, 640, 480);
    if (seconds < 4) requestAnimationFrame(draw);
    else recorder.stop();
  };
  requestAnimationFrame(draw);
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
};

const executablePath = await needChromium();
if (executablePath === null) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage();
  // the compiler names functions by a helper that the page does not have
  await page.evaluate('globalThis.__name = (named) => named');
  const clip = await page.evaluate(record, ['egg-tart-box-2.svg', 'egg-tart-box.svg'].map(picture));
  writeFileSync(path.join(PICTURES, 'clip-tarts.mp4'), Buffer.from(clip, 'base64'));
} finally {
  await browser.close();
}
