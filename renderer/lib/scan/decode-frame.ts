/// <reference types="vite/client" />
import { prepareZXingModule, type ZXingReaderModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { doubled, middleOf, partOf, type Luma } from './luma.ts';
import { moduleSize, straighten, type Corners } from './straighten.ts';

type Options = Parameters<ZXingReaderModule['readBarcodesFromPixmap']>[3];
type Symbols = NonNullable<
  ReturnType<ReturnType<ZXingReaderModule['readBarcodesFromPixmap']>['get']>
>[];

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

/** A code with a fifth of its size around it. */
const aroundCode = (luma: Luma, corners: Corners): Luma => {
  const dots = Object.values(corners);
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const margin = Math.max(8, Math.round((Math.max(...xs) - Math.min(...xs)) / 5));
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  return partOf(luma, {
    left,
    top,
    width: Math.min(luma.width, Math.max(...xs) + margin) - left,
    height: Math.min(luma.height, Math.max(...ys) + margin) - top,
  });
};

/** Memory of the decoder for one frame, kept from frame to frame. */
const roomFor = (module: Reader, size: number): number => {
  if (size > room.size) {
    if (room.size > 0) module._free(room.at);
    room = { at: module._malloc(size), size };
  }
  return room.at;
};

const symbolsIn = (module: Reader, luma: Luma, options: Options): Symbols => {
  const at = roomFor(module, luma.bytes.length);
  module.HEAPU8.set(luma.bytes, at);
  const found = module.readBarcodesFromPixmap(at, luma.width, luma.height, options);
  return Array.from({ length: found.size() }, (_, index) => found.get(index)!);
};

const textIn = (module: Reader, luma: Luma, options: Options): string | null =>
  symbolsIn(module, luma, options).find(({ text }) => text !== '')?.text ?? null;

/** A code that was drawn anew: one, upright, black on white. */
const DRAWN: Options = {
  ...BASE,
  formats: 'QRCode',
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  isPure: true,
  binarizer: 3,
};
/** Codes that were found and could not be read come back too, with their corners. */
const UNREAD: Options = { ...BASE, formats: 'QRCode', returnErrors: true, maxNumberOfSymbols: 8 };
/** Of those, so many are looked at again: each takes as long as several looks. */
const AGAIN = 2;
/** A code of the first version. Smaller ones are other codes, or a finder pattern taken for one. */
const SMALLEST = 21;
/** Dots a module under which a code is enlarged fourfold. */
const TINY = 3;

/** Codes that are seen and not read, because they are bent or tiny: drawn flat, or enlarged. */
const lookAgain = (module: Reader, luma: Luma): string | null => {
  const found = symbolsIn(module, luma, UNREAD);
  const read = found.find(({ isValid, text }) => isValid && text !== '');
  if (read) return read.text;
  const whole = found.filter(
    ({ symbol: { width, height } }) => width === height && width >= SMALLEST,
  );
  for (const { position, symbol } of whole.slice(0, AGAIN)) {
    const flat = straighten(luma, position, symbol.width);
    const text =
      textIn(module, flat, DRAWN) ??
      (moduleSize(position, symbol.width) < TINY
        ? textIn(module, doubled(doubled(aroundCode(luma, position))), BASE)
        : null);
    if (text !== null) return text;
  }
  return null;
};

type Look = (module: Reader, luma: Luma) => string | null;
const PATIENT: Options = { ...BASE, tryDenoise: true };

/** The middle of a frame at twice its size, for a code that is small or far. */
const closer =
  (share: number): Look =>
  (module, luma) =>
    textIn(module, doubled(middleOf(luma, share)), PATIENT);

/** What the frames of a live picture get in turn, the plain look first. */
export const LOOKS: readonly Look[] = [
  (module, luma) => textIn(module, luma, BASE),
  closer(0.5),
  (module, luma) => textIn(module, luma, PATIENT),
  closer(0.7),
  lookAgain,
];

/** The text of a QR or Code 128 in a picture, or null. `turn` counts the frames of a live picture and picks the look. */
export const decodeFrame = async (luma: Luma, turn: number): Promise<string | null> =>
  LOOKS[turn % LOOKS.length]!(await prepareDecoder(), luma);
