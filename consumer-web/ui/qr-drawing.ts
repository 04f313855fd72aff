import { encode } from 'uqr';

/** Modules of white around the code that readers need. */
const QUIET = 4;

/** Dark modules of a matrix as one path, a run a rectangle. */
const darkPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');

/** A QR code as the path of its dark modules, each one wide; `size` of them a side, with the white around. */
export const qrDrawing = (text: string): { dark: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return { dark: darkPath(data), size };
};
