import type { Luma } from './luma.ts';

/** Exponent that spreads the darkest fifth of the scale over more than half of it. */
const LIFT = 0.3;
const LIFTED = Uint8Array.from({ length: 256 }, (_, tone) =>
  Math.round(255 * (tone / 255) ** LIFT),
);

/** Dark tones far apart, light ones close together: for a code in the dark, beside a lamp or a screen. */
export const brightened = ({ bytes, width, height }: Luma): Luma => ({
  bytes: bytes.map((tone) => LIFTED[tone]!),
  width,
  height,
});

/** Of a picture's dots, so many are left out at either end of the scale. */
const ENDS = 0.01;

/** The tones of a picture spread over the whole scale: what is drawn from it loses less to rounding. */
export const spread = ({ bytes, width, height }: Luma): Luma => {
  const counts = new Uint32Array(256);
  for (const tone of bytes) counts[tone] = counts[tone]! + 1;
  const end = ENDS * bytes.length;
  let [low, high] = [0, 255];
  for (let sum = counts[0]!; sum < end; sum += counts[low]!) low += 1;
  for (let sum = counts[255]!; sum < end; sum += counts[high]!) high -= 1;
  const share = 255 / Math.max(1, high - low);
  const tones = Uint8ClampedArray.from(counts, (_, tone) => (tone - low) * share);
  return { bytes: bytes.map((tone) => tones[tone]!), width, height };
};

/** A picture whose dots `draw` makes of their tone and the mean of the dots up to `reach` away. */
const comparedWithMeans = (
  { bytes, width, height }: Luma,
  reach: number,
  draw: (tone: number, mean: number) => number,
): Luma => {
  const drawn = new Uint8ClampedArray(bytes.length);
  const columns = new Uint32Array(width);
  const addRow = (row: number, sign: 1 | -1): void => {
    for (let x = 0, at = row * width; x < width; x += 1, at += 1)
      columns[x] = columns[x]! + sign * bytes[at]!;
  };
  for (let row = 0; row < Math.min(reach, height); row += 1) addRow(row, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(y + reach, 1);
    if (y > reach) addRow(y - reach - 1, -1);
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach);
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += columns[x]!;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (x + reach < width) sum += columns[x + reach]!;
      if (x > reach) sum -= columns[x - reach - 1]!;
      const count = rows * (Math.min(width, x + reach + 1) - Math.max(0, x - reach));
      drawn[at] = draw(bytes[at]!, sum / count);
    }
  }
  return { bytes: new Uint8Array(drawn.buffer), width, height };
};

/** Black where a dot is not lighter than the mean around it, else white: glare and shadow do not count. */
export const thresholded = (luma: Luma, reach: number): Luma =>
  comparedWithMeans(luma, reach, (tone, mean) => (tone > mean ? 255 : 0));

/** What differs from the mean around it differs three times as much. */
export const sharpened = (luma: Luma, reach: number): Luma =>
  comparedWithMeans(luma, reach, (tone, mean) => 3 * tone - 2 * mean);
