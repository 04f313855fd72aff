import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const SECRET = '22.1938 N, 113.5399 E';
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const u32 = (value: number, isLittle = false): Buffer => {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

describe('a JPEG', () => {
  const segment = (marker: number, body: Buffer): Buffer => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  /** EXIF of a camera: who made it, and how it was held. */
  const exif = (orientation: number): Buffer => {
    const tiff = Buffer.from(
      '49492a0008000000020000010200150000002600000012010300010000000000000000000000',
      'hex',
    );
    tiff.writeUInt16LE(0x010f, 10);
    tiff.writeUInt16LE(orientation, 30);
    return segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff, latin(SECRET)]));
  };
  const START = Buffer.from([0xff, 0xd8]);
  const END = Buffer.from([0xff, 0xd9]);
  const JFIF = segment(0xe0, latin('JFIF\0\x01\x01'));
  const COLOURS = segment(0xe2, latin('ICC_PROFILE\0\x01\x01colours'));
  /** Two scans, whose data hold a stuffed byte, a restart and fill. */
  const SCANS = Buffer.concat([
    segment(0xda, latin('scan 1')),
    Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff]),
    segment(0xc4, latin('table')),
    segment(0xda, latin('scan 2')),
    Buffer.from([4, 5]),
  ]);
  const strip = (...parts: Buffer[]): Buffer =>
    Buffer.from(stripMetadata('jpg', Buffer.concat([START, ...parts]))!);

  it('loses place, device, comments and what follows its end; keeps colours and every scan', () => {
    const stripped = strip(
      JFIF,
      exif(1),
      segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
      segment(0xed, latin(SECRET)),
      segment(0xe2, latin(`MPF\0${SECRET}`)),
      COLOURS,
      segment(0xfe, latin(SECRET)),
      SCANS,
      END,
      latin(SECRET),
    );
    expect(stripped).toEqual(Buffer.concat([START, JFIF, COLOURS, SCANS, END]));
  });

  it('stays the way up that it was taken, and is left alone the second time', () => {
    const once = strip(exif(6), JFIF, SCANS, END);
    expect(once.includes(SECRET)).toBe(false);
    expect(once.includes('Exif')).toBe(true);
    expect(once).toEqual(strip(once.subarray(2)));
    expect(strip(exif(9), SCANS, END)).toEqual(Buffer.concat([START, SCANS, END]));
    expect(strip(segment(0xe1, latin('Exif\0\0MM')), SCANS, END)).toEqual(
      Buffer.concat([START, SCANS, END]),
    );
  });

  it.each([
    ['no end', Buffer.concat([START, JFIF, SCANS])],
    ['a segment longer than the file', Buffer.concat([START, Buffer.from([0xff, 0xe1, 0xff, 0])])],
    ['no marker where one belongs', Buffer.concat([START, latin('hello, world')])],
    ['another beginning', latin('hello')],
    ['a segment without a length', Buffer.concat([START, Buffer.from([0xff, 0xe1, 0, 0, 1, 2])])],
  ])('with %s is none', (_what, file) => {
    expect(stripMetadata('jpg', file)).toBeNull();
  });
});

describe('a PNG', () => {
  const chunk = (kind: string, body = ''): Buffer =>
    Buffer.concat([u32(body.length), latin(kind + body), u32(0)]);
  const HEAD = Buffer.from('89504e470d0a1a0a', 'hex');

  it('loses texts, times, EXIF and what follows its end', () => {
    const file = [
      HEAD,
      chunk('IHDR', 'size'),
      chunk('iCCP', 'colours'),
      ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((kind) => chunk(kind, SECRET)),
      chunk('IDAT', 'pixels'),
      chunk('IEND'),
      latin(SECRET),
    ];
    expect(stripMetadata('png', Buffer.concat(file))).toEqual(
      Buffer.concat([
        HEAD,
        chunk('IHDR', 'size'),
        chunk('iCCP', 'colours'),
        chunk('IDAT', 'pixels'),
        chunk('IEND'),
      ]),
    );
    expect(stripMetadata('png', Buffer.concat(file.slice(0, 5)))).toBeNull();
    expect(
      stripMetadata('png', Buffer.concat([HEAD, u32(9999), latin('IHDR'), u32(0)])),
    ).toBeNull();
  });
});

describe('a WebP', () => {
  const chunk = (kind: string, body: Buffer): Buffer =>
    Buffer.concat([latin(kind), u32(body.length, true), body, Buffer.alloc(body.length % 2)]);
  const file = (...chunks: Buffer[]): Buffer => {
    const body = Buffer.concat([latin('WEBP'), ...chunks]);
    return Buffer.concat([latin('RIFF'), u32(body.length, true), body]);
  };
  const facts = (flags: number): Buffer =>
    chunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const PIXELS = chunk('VP8 ', latin('pixels!'));

  it('loses EXIF and XMP, and no longer announces them', () => {
    const given = file(
      facts(0x2c),
      PIXELS,
      chunk('EXIF', latin(SECRET)),
      chunk('XMP ', latin(SECRET)),
    );
    expect(stripMetadata('webp', Buffer.concat([given, latin(SECRET)]))).toEqual(
      file(facts(0x20), PIXELS),
    );
    expect(stripMetadata('webp', given.subarray(0, 40))).toBeNull();
    expect(stripMetadata('webp', file(chunk('EXIF', latin(SECRET))))).toBeNull();
    const long = Buffer.from(file(PIXELS));
    long.writeUInt32LE(999, 16);
    expect(stripMetadata('webp', long)).toBeNull();
  });
});
