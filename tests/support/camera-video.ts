import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';

/** Brightness of a picture, a byte a pixel. */
export type Picture = { luma: Uint8Array; width: number; height: number };
/** A picture (or none) in front of the camera for some frames, held still or moved on a straight line. Places are of its middle, in pixels of the frame. */
export type Scene = {
  picture: Picture | null;
  frames: number;
  from?: readonly [number, number];
  to?: readonly [number, number];
};

const WIDTH = 1280;
const HEIGHT = 720;
const FPS = 30;
const TABLE = 150;
const NO_COLOUR = 128;

/** A QR of a text, `module` pixels a dot, with its quiet zone. */
export const qrPicture = (text: string, module = 6): Picture => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const side = size * module;
  const luma = new Uint8Array(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      luma[y * side + x] = data[Math.floor(y / module)]![Math.floor(x / module)] ? 20 : 235;
  return { luma, width: side, height: side };
};

/** The pixels of a PNG, such as a screenshot of the consumer's phone, by way of a page's canvas. */
export const pngPicture = async (page: Page, png: Buffer): Promise<Picture> => {
  const { base64, width, height } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (let at = 0; at < data.length; at += 4)
      text += String.fromCharCode(
        (299 * data[at]! + 587 * data[at + 1]! + 114 * data[at + 2]!) / 1000,
      );
    return { base64: btoa(text), width: canvas.width, height: canvas.height };
  }, png.toString('base64'));
  return { luma: new Uint8Array(Buffer.from(base64, 'base64')), width, height };
};

const put = (
  frame: Uint8Array,
  { luma, width, height }: Picture,
  [middleX, middleY]: readonly [number, number],
): void => {
  const left = Math.round(middleX - width / 2);
  const top = Math.round(middleY - height / 2);
  const first = Math.max(0, -left);
  const last = Math.min(width, WIDTH - left);
  for (let y = Math.max(0, -top); y < Math.min(height, HEIGHT - top); y += 1) {
    if (last > first)
      frame.set(
        luma.subarray(y * width + first, y * width + last),
        (top + y) * WIDTH + left + first,
      );
  }
};

const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const;
const between = (
  from: readonly [number, number],
  to: readonly [number, number],
  share: number,
): [number, number] => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];

/** Writes what the camera sees as a `.y4m` file for Chromium's fake capture, which plays it over and over. */
export const writeVideo = async (file: string, scenes: readonly Scene[]): Promise<void> => {
  const out = createWriteStream(file);
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  out.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FPS}:1 Ip A1:1 C420jpeg\n`);
  for (const { picture, frames, from = MIDDLE, to = from } of scenes) {
    for (let index = 0; index < frames; index += 1) {
      const frame = new Uint8Array(WIDTH * HEIGHT).fill(TABLE);
      if (picture) put(frame, picture, between(from, to, frames === 1 ? 1 : index / (frames - 1)));
      out.write('FRAME\n');
      out.write(frame);
      if (!out.write(colour)) await once(out, 'drain');
    }
  }
  out.end();
  await once(out, 'finish');
};

/** Chromium's flags for a camera that shows a file; without a file, its own test picture. */
export const cameraFlags = (file?: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  ...(file === undefined ? [] : [`--use-file-for-fake-video-capture=${file}`]),
];
