/** Brightness of a picture, a byte a pixel, row by row without gaps. */
export type Luma = { bytes: Uint8Array; width: number; height: number };

type Part = { left: number; top: number; width: number; height: number };

export const partOf = (luma: Luma, { left, top, width, height }: Part): Luma => {
  const bytes = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * luma.width + left;
    bytes.set(luma.bytes.subarray(from, from + width), row * width);
  }
  return { bytes, width, height };
};

/** The share of width and height around the middle. */
export const middleOf = (luma: Luma, share: number): Luma => {
  const [width, height] = [Math.round(luma.width * share), Math.round(luma.height * share)];
  return partOf(luma, {
    left: (luma.width - width) >> 1,
    top: (luma.height - height) >> 1,
    width,
    height,
  });
};

/** Twice the size, each new dot the mean of the two or four that it lies between. */
export const doubled = ({ bytes, width, height }: Luma): Luma => {
  const w = width * 2;
  const large = new Uint8Array(w * height * 2);
  for (let y = 0; y < height; y += 1) {
    const here = y * width;
    const below = Math.min(y + 1, height - 1) * width;
    let to = y * 2 * w;
    for (let x = 0; x < width; x += 1, to += 2) {
      const next = x + 1 < width ? 1 : 0;
      const [a, b, c, d] = [
        bytes[here + x]!,
        bytes[here + x + next]!,
        bytes[below + x]!,
        bytes[below + x + next]!,
      ];
      large[to] = a;
      large[to + 1] = (a + b) >> 1;
      large[to + w] = (a + c) >> 1;
      large[to + w + 1] = (a + b + c + d) >> 2;
    }
  }
  return { bytes: large, width: w, height: height * 2 };
};
