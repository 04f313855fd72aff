const JPEG = 0xff_d8;
const EXIF_PART = 0xff_e1;
const PICTURE_PART = 0xff_da;
/** "Exif" as four bytes. */
const EXIF = 0x45_78_69_66;
const LITTLE_ENDIAN = 0x49_49;
const ORIENTATION = 0x01_12;
const ENTRY_BYTES = 12;

/** The orientation entry of the first table of an Exif part, which is built as a TIFF file is. */
const ofTables = (tiff: DataView): number => {
  const isLittle = tiff.getUint16(0) === LITTLE_ENDIAN;
  const table = tiff.getUint32(4, isLittle);
  for (let entry = 0; entry < tiff.getUint16(table, isLittle); entry += 1) {
    const at = table + 2 + entry * ENTRY_BYTES;
    if (tiff.getUint16(at, isLittle) === ORIENTATION) return tiff.getUint16(at + 8, isLittle);
  }
  return 1;
};

const ofParts = (file: DataView): number => {
  if (file.getUint16(0) !== JPEG) return 1;
  for (let at = 2; file.getUint16(at) !== PICTURE_PART; at += 2 + file.getUint16(at + 2)) {
    if (file.getUint16(at) === EXIF_PART && file.getUint32(at + 4) === EXIF)
      return ofTables(new DataView(file.buffer, file.byteOffset + at + 10));
  }
  return 1;
};

/** Whether a JPEG is marked as rotated in its Exif part (orientation 2 to 8); false where it has none, or is broken. `start`: the first bytes of the file, 64 KB hold that part. */
export const isTurned = (start: ArrayBuffer): boolean => {
  try {
    return ofParts(new DataView(start)) > 1;
  } catch {
    return false; // read past the end: no such part
  }
};
