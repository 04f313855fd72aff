/** What a printer made of its bytes: dots (1 is black), and the other commands that came, in order. */
export type PrintedPaper = {
  width: number;
  height: number;
  rows: Uint8Array[];
  commands: string[];
  text: string;
};

const ESC = 0x1b;
const GS = 0x1d;

/** A printer for ESC/POS as far as receipts use it: raster pictures (`GS v 0`), text, cut, QR. Throws on what it does not know, so that nothing passes unseen. */
export const printed = (bytes: Uint8Array): PrintedPaper => {
  const paper: PrintedPaper = { width: 0, height: 0, rows: [], commands: [], text: '' };
  const at = (index: number): number => bytes[index] ?? 0;
  let index = 0;
  const skip = (name: string, length: number): void => {
    paper.commands.push(name);
    index += length;
  };
  const raster = (): void => {
    const across = at(index + 4) + at(index + 5) * 256;
    const down = at(index + 6) + at(index + 7) * 256;
    for (let row = 0; row < down; row += 1) {
      const from = index + 8 + row * across;
      paper.rows.push(
        Uint8Array.from(
          { length: across * 8 },
          (_, x) => (at(from + (x >> 3)) >> (7 - (x & 7))) & 1,
        ),
      );
    }
    Object.assign(paper, { width: across * 8, height: paper.rows.length });
    skip('raster', 8 + across * down);
  };
  const escape = (): void => {
    const known: Record<number, [string, number]> = {
      0x40: ['initialize', 2],
      0x61: ['align', 3],
      0x74: ['codepage', 3],
      0x45: ['bold', 3],
      0x4d: ['font', 3],
      0x33: ['spacing', 3],
      0x32: ['spacing', 2],
      0x2d: ['underline', 3],
      0x34: ['italic', 2],
      0x35: ['italic', 2],
      0x64: ['feed', 3],
    };
    const [name, length] = known[at(index + 1)] ?? [`unknown ESC ${at(index + 1).toString(16)}`, 2];
    skip(name, length);
  };
  const group = (): void => {
    const next = at(index + 1);
    if (next === 0x76) return raster();
    if (next === 0x56) return skip('cut', 3);
    if (next === 0x21) return skip('size', 3);
    if (next === 0x28) return skip('qr', 5 + at(index + 3) + at(index + 4) * 256);
    return skip(`unknown GS ${next.toString(16)}`, 2);
  };
  while (index < bytes.length) {
    const byte = at(index);
    if (byte === ESC) escape();
    else if (byte === GS) group();
    else if (byte === 0x1c) skip('kanji off', 2);
    else {
      paper.text += String.fromCodePoint(byte);
      index += 1;
    }
  }
  return paper;
};

/** The dots as grey pixels with a white margin, for a reader of codes or a picture. */
export const pixelsOf = ({
  rows,
  width,
  height,
}: PrintedPaper): { data: Uint8ClampedArray; width: number; height: number } => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  rows.forEach((row, y) =>
    row.forEach((dot, x) => {
      if (dot === 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }),
  );
  return { data, width, height };
};
