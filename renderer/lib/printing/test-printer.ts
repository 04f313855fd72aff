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

const KANJI = 0x1c;
/** Commands after ESC: name and length in bytes. */
const ESC_COMMANDS: Readonly<Record<number, [name: string, length: number]>> = {
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

/** Reads a stream of bytes as a printer does. */
class TestPrinter {
  readonly paper: PrintedPaper = { width: 0, height: 0, rows: [], commands: [], text: '' };
  readonly #bytes: Uint8Array;
  #index = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  print(): PrintedPaper {
    while (this.#index < this.#bytes.length) this.#next();
    return this.paper;
  }

  /** The byte at a distance from here; 0 after the end. */
  #byte(ahead: number): number {
    return this.#bytes[this.#index + ahead] ?? 0;
  }

  #word(ahead: number): number {
    return this.#byte(ahead) + this.#byte(ahead + 1) * 256;
  }

  #next(): void {
    const byte = this.#byte(0);
    if (byte === ESC) return this.#escape();
    if (byte === GS) return this.#group();
    if (byte === KANJI) return this.#command('kanji off', 2);
    this.paper.text += String.fromCodePoint(byte);
    this.#index += 1;
  }

  #command(name: string, length: number): void {
    this.paper.commands.push(name);
    this.#index += length;
  }

  #escape(): void {
    const code = this.#byte(1);
    const [name, length] = ESC_COMMANDS[code] ?? [`unknown ESC ${code.toString(16)}`, 2];
    this.#command(name, length);
  }

  #group(): void {
    const code = this.#byte(1);
    if (code === 0x76) return this.#raster();
    if (code === 0x56) return this.#command('cut', 3);
    if (code === 0x21) return this.#command('size', 3);
    if (code === 0x42) return this.#command('inverse', 3);
    if (code === 0x28) return this.#command('qr', 5 + this.#word(3));
    return this.#command(`unknown GS ${code.toString(16)}`, 2);
  }

  #raster(): void {
    const across = this.#word(4);
    const down = this.#word(6);
    for (let row = 0; row < down; row += 1) {
      const from = 8 + row * across;
      const dotOf = (x: number): number => (this.#byte(from + (x >> 3)) >> (7 - (x & 7))) & 1;
      this.paper.rows.push(Uint8Array.from({ length: across * 8 }, (_, x) => dotOf(x)));
    }
    Object.assign(this.paper, { width: across * 8, height: this.paper.rows.length });
    this.#command('raster', 8 + across * down);
  }
}

/** A printer for ESC/POS as far as receipts use it: raster pictures (`GS v 0`), text, cut, QR. What it does not know is recorded as unknown, so that nothing passes unseen. */
export const printed = (bytes: Uint8Array): PrintedPaper => new TestPrinter(bytes).print();

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
