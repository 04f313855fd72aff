// The two containers of icons that desktop systems read, with PNG pictures inside.

const ICO_HEAD = 6;
const ICO_ENTRY = 16;

/** A Windows icon: a directory of pictures, then the pictures. 256 is written as 0. */
export const ico = (pictures) => {
  const head = Buffer.alloc(ICO_HEAD + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = ICO_HEAD + ICO_ENTRY * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

/** The kinds under which macOS looks for a size, plain and for screens of double density. */
const KINDS = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

const block = (kind, body) => {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(head.length + body.length, 4);
  return Buffer.concat([head, body]);
};

/** A macOS icon: blocks of kind, length and picture within one block. */
export const icns = (pictures) =>
  block(
    'icns',
    Buffer.concat(pictures.flatMap(({ size, png }) => KINDS[size].map((kind) => block(kind, png)))),
  );
