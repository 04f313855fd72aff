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

/** Half the size, each new dot the mean of four. */
export const halved = ({ bytes, width, height }: Luma): Luma => {
  const [w, h] = [width >> 1, height >> 1];
  const small = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0, at = 2 * y * width; x < w; x += 1, at += 2)
      small[y * w + x] =
        (bytes[at]! + bytes[at + 1]! + bytes[at + width]! + bytes[at + width + 1]!) >> 2;
  return { bytes: small, width: w, height: h };
};

/** The middle half of a frame's width at twice its width: a code that is seen from the side, as wide as it is tall. */
export const widened = (luma: Luma): Luma => {
  const { width, height } = luma;
  const wide = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width;
    let at = y * width + (width >> 2);
    for (let to = y * width; to + 1 < end; to += 2, at += 1) {
      wide[to] = luma.bytes[at]!;
      wide[to + 1] = (luma.bytes[at]! + luma.bytes[at + 1]!) >> 1;
    }
  }
  return { bytes: wide, width, height };
};

/** The middle half of a frame's height at twice its height. */
export const heightened = (luma: Luma): Luma => {
  const { bytes, width, height } = luma;
  const tall = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const at = ((height >> 2) + (y >> 1)) * width;
    const next = y % 2 === 0 ? 0 : width;
    for (let x = 0; x < width; x += 1)
      tall[y * width + x] = (bytes[at + x]! + bytes[at + next + x]!) >> 1;
  }
  return { bytes: tall, width, height };
};

/** The tone around a picture that was turned. */
const EMPTY = 200;

/** The middle square of a frame, turned by so many degrees; each new dot the mean of the four around its place, by distance. */
export const turned = ({ bytes, width, height }: Luma, degrees: number): Luma => {
  const side = Math.min(width, height);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const slanted = new Uint8Array(side * side).fill(EMPTY);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const [right, down] = [column - side / 2, row - side / 2];
      const x = cos * right + sin * down + width / 2;
      const y = cos * down - sin * right + height / 2;
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      const [fx, fy] = [x - x0, y - y0];
      const at = y0 * width + x0;
      slanted[row * side + column] =
        (bytes[at]! * (1 - fx) + bytes[at + 1]! * fx) * (1 - fy) +
        (bytes[at + width]! * (1 - fx) + bytes[at + width + 1]! * fx) * fy;
    }
  return { bytes: slanted, width: side, height: side };
};
