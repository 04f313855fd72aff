const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

const begins = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

/** What the picture needs to look as it does: its size, its colours. All else that programs leave is dropped. */
const isKept = (marker: number, body: Buffer): boolean => {
  if (marker === APP0) return begins(body, 'JFIF\0');
  if (marker === APP2) return begins(body, 'ICC_PROFILE\0');
  if (marker === APP14) return begins(body, 'Adobe');
  return (marker < APP0 || marker > APP15) && marker !== COMMENT;
};

/** The orientation (1 to 8) that the camera noted in its EXIF; 1 where there is none. */
const orientationIn = (body: Buffer): number => {
  if (!begins(body, 'Exif\0\0')) return 1;
  const tiff = body.subarray(6);
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const u16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const u32 = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const first = u32(4);
    for (let entry = 0; entry < u16(first); entry += 1) {
      const at = first + 2 + entry * 12;
      if (u16(at) === 0x0112) return u16(at + 8) <= 8 ? Math.max(1, u16(at + 8)) : 1;
    }
    return 1;
  } catch {
    return 1; // cut short
  }
};

/** An EXIF segment that says how to turn the picture, and nothing else. */
const turning = (orientation: number): Buffer => {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(2)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** Where the next marker begins in compressed data. */
const endOfScan = (file: Buffer, from: number): number => {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1]!;
    if (file[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return -1;
};

/**
 * A JPEG without what cameras and programs wrote into it (place, time, device, previews, comments, and
 * all that follows its end); its colours and the way up stay. Null where it is no whole JPEG.
 */
export const stripJpeg = (file: Buffer): Buffer | null => {
  if (file[0] !== 0xff || file[1] !== SOI) return null;
  const parts: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= file.length || file[at + 1] === EOI) {
    const marker = file[at + 1]!;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1; // fill
      continue;
    }
    if (marker === EOI)
      return Buffer.concat([
        Buffer.from([0xff, SOI]),
        ...(orientation === 1 ? [] : [turning(orientation)]),
        ...parts,
        Buffer.from([0xff, EOI]),
      ]);
    const length = file.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > file.length) return null;
    const body = file.subarray(at + 4, next);
    if (marker === APP1 && orientation === 1) orientation = orientationIn(body);
    const end = marker === SOS ? endOfScan(file, next) : next;
    if (end < 0) return null;
    if (isKept(marker, body)) parts.push(file.subarray(at, end));
    at = end;
  }
  return null;
};
