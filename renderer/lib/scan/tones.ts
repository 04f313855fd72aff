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
