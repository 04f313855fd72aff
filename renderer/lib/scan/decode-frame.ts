/// <reference types="vite/client" />
import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { look } from './looks.ts';
import type { Luma } from './luma.ts';
import type { Reader } from './symbols.ts';

let reader: Promise<Reader> | null = null;

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

/** The text of a QR or Code 128 in a picture, or null. `turn` counts the frames of a live picture. */
export const decodeFrame = async (luma: Luma, turn: number): Promise<string | null> =>
  look(await prepareDecoder(), luma, turn);
