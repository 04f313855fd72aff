import type { PictureType } from './picture-type.ts';
import { stripJpeg } from './strip-jpeg.ts';

const PNG_HEAD = 8;
/** What a PNG needs to look as it does: pixels, colours, transparency, size, movement. Texts, times, EXIF and what is unknown go. */
const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB bKGD pHYs hIST cICP acTL fcTL fdAT'.split(' '),
);

const stripPng = (file: Buffer): Buffer | null => {
  const parts = [file.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) return null;
    if (PNG_KEPT.has(kind)) parts.push(file.subarray(at, end));
    if (kind === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
};

const RIFF_HEAD = 12;
const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of `VP8X` that announce EXIF and XMP. */
const METADATA_FLAGS = 0x0c;

const stripWebp = (file: Buffer): Buffer | null => {
  const whole = 8 + file.readUInt32LE(4);
  if (whole > file.length) return null;
  const parts: Buffer[] = [];
  for (let at = RIFF_HEAD; at + 8 <= whole;) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const kind = file.toString('latin1', at, at + 4);
    if (end > whole) return null;
    if (WEBP_KEPT.has(kind)) {
      const part = Buffer.from(file.subarray(at, end));
      if (kind === 'VP8X') part.writeUInt8(part.readUInt8(8) & ~METADATA_FLAGS, 8);
      parts.push(part);
    }
    at = end;
  }
  if (parts.length === 0) return null;
  const head = Buffer.from(file.subarray(0, RIFF_HEAD));
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...parts]);
};

const STRIPPERS: Readonly<Record<PictureType, (file: Buffer) => Buffer | null>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** A picture without its metadata (where, when and by which device it was taken); null where the file is broken. Pixels are not touched. */
export const stripMetadata = (type: PictureType, file: Uint8Array): Uint8Array | null =>
  STRIPPERS[type](Buffer.from(file.buffer, file.byteOffset, file.byteLength));
