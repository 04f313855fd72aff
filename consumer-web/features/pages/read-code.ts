import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Longest side that is decoded, px: more takes longer and finds no more. */
const MOST_PX = 1000;

let isPrepared = false;
const prepare = (): void => {
  if (isPrepared) return;
  isPrepared = true;
  prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) =>
        path.endsWith('.wasm') ? wasmUrl : prefix + path,
    },
  });
};

const canvas = document.createElement('canvas');

/**
 * The text of a QR code in a picture or a camera frame; null when there is none. The decoder is
 * loaded with the first call.
 */
export const readCode = async (
  source: CanvasImageSource,
  size: { width: number; height: number },
): Promise<string | null> => {
  const scale = Math.min(1, MOST_PX / Math.max(size.width, size.height, 1));
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  prepare();
  const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  });
  return found[0]?.text || null;
};

/** The same for a file of the photo album. */
export const readPhoto = async (file: Blob): Promise<string | null> => {
  const picture = await createImageBitmap(file);
  try {
    return await readCode(picture, picture);
  } finally {
    picture.close();
  }
};
