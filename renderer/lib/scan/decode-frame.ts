/// <reference types="vite/client" />
import { prepareZXingModule, type ZXingReaderModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Brightness of a picture, a byte a pixel, row by row without gaps. */
export type Luma = { bytes: Uint8Array; width: number; height: number };

type Options = Parameters<ZXingReaderModule['readBarcodesFromPixmap']>[3];

/** zxing-cpp's numbers: local average binarizer, plain text. */
const BASE: Options = {
  formats: 'QRCode,Code128',
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  tryDenoise: false,
  binarizer: 0,
  isPure: false,
  downscaleFactor: 3,
  downscaleThreshold: 500,
  minLineCount: 2,
  maxNumberOfSymbols: 1,
  validateOptionalChecksum: false,
  returnErrors: false,
  eanAddOnSymbol: 0,
  textMode: 0,
  characterSet: 0,
  tryCode39ExtendedMode: false,
};

/** One way to look at a frame. `crop`: the share of width and height around the middle that is read; `isDoubled`: at twice its size, for a code that is small or far. */
type Look = { options: Options; crop: number; isDoubled?: boolean };

/** What the frames of a live picture get in turn: the plain look most often, a hard one every few frames (measured.md §1). */
export const LOOKS: readonly Look[] = [
  { options: BASE, crop: 1 },
  { options: { ...BASE, tryDenoise: true }, crop: 0.5, isDoubled: true },
  { options: { ...BASE, tryDenoise: true }, crop: 1 },
  { options: { ...BASE, tryDenoise: true }, crop: 0.7, isDoubled: true },
];

/** The part of Emscripten's memory that the package's types leave to another package. */
type Reader = ZXingReaderModule & {
  _malloc(size: number): number;
  _free(at: number): void;
  readonly HEAPU8: Uint8Array;
};

let reader: Promise<Reader> | null = null;
let room = { at: 0, size: 0 };

/** Loads the decoder, once; its wasm comes from our own origin. */
export const prepareDecoder = (): Promise<Reader> => {
  reader ??= prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) =>
        path.endsWith('.wasm') ? wasmUrl : prefix + path,
    },
    fireImmediately: true,
  }) as Promise<Reader>;
  return reader;
};

const cropped = ({ bytes, width, height }: Luma, share: number): Luma => {
  if (share >= 1) return { bytes, width, height };
  const w = Math.round(width * share);
  const h = Math.round(height * share);
  const left = (width - w) >> 1;
  const top = (height - h) >> 1;
  const middle = new Uint8Array(w * h);
  for (let row = 0; row < h; row += 1)
    middle.set(bytes.subarray((top + row) * width + left, (top + row) * width + left + w), row * w);
  return { bytes: middle, width: w, height: h };
};

/** Twice the size, each new dot the mean of the two or four that it lies between. */
const doubled = ({ bytes, width, height }: Luma): Luma => {
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

/** Memory of the decoder for one frame, kept from frame to frame. */
const roomFor = (module: Reader, size: number): number => {
  if (size > room.size) {
    if (room.size > 0) module._free(room.at);
    room = { at: module._malloc(size), size };
  }
  return room.at;
};

const look = (module: Reader, luma: Luma, options: Options): string | null => {
  const at = roomFor(module, luma.bytes.length);
  module.HEAPU8.set(luma.bytes, at);
  const found = module.readBarcodesFromPixmap(at, luma.width, luma.height, options);
  for (let index = 0; index < found.size(); index += 1) {
    const text = found.get(index)?.text;
    if (text) return text;
  }
  return null;
};

/** The text of a QR or Code 128 in a picture, or null. `turn` counts the frames of a live picture and picks the look. */
export const decodeFrame = async (luma: Luma, turn: number): Promise<string | null> => {
  const module = await prepareDecoder();
  const { options, crop, isDoubled } = LOOKS[turn % LOOKS.length]!;
  const part = cropped(luma, crop);
  return look(module, isDoubled ? doubled(part) : part, options);
};
