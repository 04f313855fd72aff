import type { ZXingReaderModule } from 'zxing-wasm/reader';
import type { Luma } from './luma.ts';

export type Options = Parameters<ZXingReaderModule['readBarcodesFromPixmap']>[3];
type Symbols = NonNullable<
  ReturnType<ReturnType<ZXingReaderModule['readBarcodesFromPixmap']>['get']>
>[];

/** The part of Emscripten's memory that the package's types leave to another package. */
export type Reader = ZXingReaderModule & {
  _malloc(size: number): number;
  _free(at: number): void;
  readonly HEAPU8: Uint8Array;
};

/** zxing-cpp's numbers: local average binarizer, plain text. */
export const BASE: Options = {
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

let room = { at: 0, size: 0 };

/** Memory of the decoder for one frame, kept from frame to frame. */
const roomFor = (module: Reader, size: number): number => {
  if (size > room.size) {
    if (room.size > 0) module._free(room.at);
    room = { at: module._malloc(size), size };
  }
  return room.at;
};

export const symbolsIn = (module: Reader, luma: Luma, options: Options): Symbols => {
  const at = roomFor(module, luma.bytes.length);
  module.HEAPU8.set(luma.bytes, at);
  const found = module.readBarcodesFromPixmap(at, luma.width, luma.height, options);
  return Array.from({ length: found.size() }, (_, index) => found.get(index)!);
};

export const readText = (symbols: Symbols): string | null =>
  symbols.find(({ isValid, text }) => isValid && text !== '')?.text ?? null;

export const textIn = (module: Reader, luma: Luma, options: Options): string | null =>
  readText(symbolsIn(module, luma, options));
