import { Html5QrcodeShim } from 'html5-qrcode/esm/code-decoder';
import { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/esm/core';
import { decodeFrame, prepareDecoder } from '#renderer/lib/scan/decode-frame.ts';
import { TURNS } from '#renderer/lib/scan/looks.ts';
import type { Luma } from '#renderer/lib/scan/luma.ts';
import { lumaOf } from '#renderer/lib/scan/frame-luma.ts';

/** What one decoder made of one picture. `frames`: how many it took, 1 the first; 0 for nothing read. */
export type Shot = { text: string | null; ms: number; frames: number };
export type Shots = Record<'html5' | 'html5Two' | 'ours', Shot>;

const WIDTH = 1280;
const HEIGHT = 720;
const canvas = document.createElement('canvas');
canvas.width = WIDTH;
canvas.height = HEIGHT;
const context = canvas.getContext('2d', { willReadFrequently: true })!;

/** The picture as a webcam would deliver it: in a 1280×720 frame, shrunk to fit, never enlarged, on grey. */
const show = async (url: string): Promise<void> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, WIDTH / image.naturalWidth, HEIGHT / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.fillStyle = '#c8c8c8';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, (WIDTH - w) / 2, (HEIGHT - h) / 2, w, h);
};

const all = Object.values(Html5QrcodeSupportedFormats).filter(
  (value): value is Html5QrcodeSupportedFormats => typeof value === 'number',
);
const two = [Html5QrcodeSupportedFormats.QR_CODE, Html5QrcodeSupportedFormats.CODE_128];
const logger = new BaseLoggger(false);
const asItComes = new Html5QrcodeShim(all, true, false, logger);
const tuned = new Html5QrcodeShim(two, true, false, logger);

const timed = async (
  decode: () => Promise<{ text: string | null; frames: number }>,
): Promise<Shot> => {
  const startedAt = performance.now();
  const read = await decode();
  return { ...read, ms: performance.now() - startedAt };
};

const html5 = (decoder: Html5QrcodeShim) => async () => {
  try {
    return { text: (await decoder.decodeAsync(canvas)).text, frames: 1 };
  } catch {
    return { text: null, frames: 0 };
  }
};

/** As on a live camera that holds still: frame after frame, until one is read. The time is that of the frames taken, over their number. */
const ours = async (): Promise<Shot> => {
  const frame = await createImageBitmap(canvas);
  const luma = await lumaOf(frame);
  const kept: Luma = { ...luma, bytes: luma.bytes.slice() };
  const startedAt = performance.now();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const text = await decodeFrame(kept, turn);
    if (text !== null)
      return { text, frames: turn + 1, ms: (performance.now() - startedAt) / (turn + 1) };
  }
  return { text: null, frames: 0, ms: (performance.now() - startedAt) / TURNS };
};

export const readPicture = async (url: string): Promise<Shots> => {
  await show(url);
  return {
    html5: await timed(html5(asItComes)),
    html5Two: await timed(html5(tuned)),
    ours: await ours(),
  };
};

/** Draws a code of our own making: bent, turned, blurred and dimmed by `hardness` 0 to 1. Gives a picture's address. */
export const drawOwn = async (svg: string, hardness: number): Promise<string> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const own = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = own.getContext('2d')!;
  pen.fillStyle = `rgb(${200 - 90 * hardness} ${190 - 90 * hardness} ${180 - 90 * hardness})`;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.transform(1, hardness * 0.3, hardness * 0.2, 1, 0, 0);
  pen.rotate(hardness * 0.9);
  pen.filter = `blur(${hardness * 4}px) contrast(${1 - hardness * 0.5})`;
  const size = 420 - 250 * hardness;
  pen.drawImage(image, -size / 2, -size / 2, size, size);
  return URL.createObjectURL(await own.convertToBlob({ type: 'image/png' }));
};

await prepareDecoder();
Object.assign(globalThis, { readPicture, drawOwn, isReady: true });
