import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

type Picture = Parameters<typeof readBarcodes>[0];

/** The text of the QR in a picture: an encoded one (PNG), or its pixels. */
export const readQr = async (picture: Picture): Promise<string | undefined> => {
  const file = await readFile(
    createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
  );
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(file).buffer } });
  const [code] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  return code?.text;
};
