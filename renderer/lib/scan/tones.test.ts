import { expect, test } from 'vitest';
import { brightened, sharpened, spread, thresholded } from './tones.ts';

/** Rows of tones as a picture. */
const picture = (rows: readonly (readonly number[])[]) => ({
  bytes: Uint8Array.from(rows.flat()),
  width: rows[0]!.length,
  height: rows.length,
});

test('dark tones move apart, black and white stay', () => {
  const { bytes } = brightened(picture([[0, 4, 12, 200, 255]]));
  expect(bytes[0]).toBe(0);
  expect(bytes[4]).toBe(255);
  expect(bytes[2]! - bytes[1]!).toBeGreaterThan(25);
  expect(bytes[3]! - bytes[2]!).toBeLessThan(188);
});

test('few tones take the whole scale; single dots beyond them do not count', () => {
  const tones = Array.from({ length: 300 }, (_, n) => 10 + (n % 3));
  const { bytes } = spread(picture([[...tones, 0, 255]]));
  expect([...bytes.subarray(0, 3)]).toEqual([0, 128, 255]);
  expect([...bytes.subarray(300)]).toEqual([0, 255]);
  expect([...spread(picture([[7, 7, 7, 7]])).bytes]).toEqual([0, 0, 0, 0]);
});

test('each dot is compared with the mean around it, whatever the light there', () => {
  // the right half is ten times as bright; in both every second column is the darker one
  const row = [10, 14, 10, 14, 10, 14, 100, 140, 100, 140, 100, 140];
  const { bytes } = thresholded(picture([row, row, row]), 1);
  const middle = [...bytes.subarray(row.length, 2 * row.length)];
  const edge = row.length / 2;
  expect(middle.slice(1, edge - 1)).toEqual([255, 0, 255, 0]);
  expect(middle.slice(edge + 1, -1)).toEqual([255, 0, 255, 0]);
});

test('the mean at a border is that of the dots that are there', () => {
  const plain = picture(Array.from({ length: 6 }, () => Array.from({ length: 9 }, () => 80)));
  expect(new Set(thresholded(plain, 3).bytes)).toEqual(new Set([0]));
  // every sum is over the picture's own dots: a lighter dot is white wherever it lies, all else is black
  for (let at = 0; at < plain.bytes.length; at += 1) {
    const dotted = { ...plain, bytes: plain.bytes.slice() };
    dotted.bytes[at] = 90;
    const white = [...thresholded(dotted, 3).bytes].flatMap((tone, n) => (tone === 255 ? [n] : []));
    expect(white).toEqual([at]);
  }
});

test('a soft edge becomes a hard one, and a plain surface stays', () => {
  const row = [100, 100, 100, 100, 110, 130, 140, 140, 140, 140];
  const sharp = [...sharpened(picture([row, row, row]), 1).bytes.subarray(10, 20)];
  expect(sharp.slice(0, 3)).toEqual([100, 100, 100]);
  expect(sharp.slice(-3)).toEqual([140, 140, 140]);
  expect(sharp[5]! - sharp[4]!).toBeGreaterThan(130 - 110);
  // never beyond black and white
  expect(new Set(sharpened(picture([[0, 255, 0, 255]]), 1).bytes)).toEqual(new Set([0, 255]));
});
