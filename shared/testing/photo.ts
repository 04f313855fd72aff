const u16 = (value: number, isLittle = false): number[] =>
  isLittle ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff];
const u32 = (value: number, isLittle = false): number[] =>
  isLittle ? [...u16(value, true), 0, 0] : [0, 0, ...u16(value)];

/** The start of a JPEG whose Exif part names an orientation among other things, after a part of another kind. */
export const aPhoto = (orientation: number, isLittle = false): ArrayBuffer => {
  const entry = (tag: number, value: number) => [
    ...u16(tag, isLittle),
    ...u16(3, isLittle),
    ...u32(1, isLittle),
    ...u16(value, isLittle),
    0,
    0,
  ];
  const tiff = [
    ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...u16(42, isLittle),
    ...u32(8, isLittle),
    ...u16(2, isLittle),
    ...entry(0x0100, 4000),
    ...entry(0x0112, orientation),
    ...u32(0, isLittle),
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...u16(4),
    0,
    0,
    0xff,
    0xe1,
    ...u16(exif.length + 2),
    ...exif,
    0xff,
    0xda,
    0,
    0,
  ]).buffer;
};
