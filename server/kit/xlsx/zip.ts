import { crc32, inflateRawSync } from 'node:zlib';

/** Bytes that the parts of a file may become, together. */
const MOST_BYTES = 64 * 1024 * 1024;
/** So many times its packed size a part may become; small parts may become a megabyte. */
const MOST_RATIO = 200;
const SMALL = 1024 * 1024;
/** Parts of a file at most. A spreadsheet has some dozens. */
const MOST_PARTS = 2000;

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

export type ZipProblem = 'broken' | 'tooLarge' | 'locked';
type Entry = { method: number; sum: number; packed: number; size: number; at: number };

/** What is wrong with an archive, thrown to whoever reads it. */
export class ZipError extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(problem);
    this.problem = problem;
  }
}
const fail = (problem: ZipProblem): never => {
  throw new ZipError(problem);
};

/** Where the list of parts is: it ends a whole file, so half a file has none. */
const endOf = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  return fail('broken');
};

const entriesOf = (bytes: Buffer): Map<string, Entry> => {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) fail('tooLarge');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) fail('broken');
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) fail('locked');
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, nameEnd).replaceAll('\\', '/');
    entries.set(name.toLowerCase(), {
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

const packedOf = (bytes: Buffer, { at, packed }: Entry): Buffer => {
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) fail('broken');
  const from = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return from + packed > bytes.length ? fail('broken') : bytes.subarray(from, from + packed);
};

const inflated = (packed: Buffer, most: number): Buffer => {
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fail(code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken');
  }
};

/** The parts of a zip archive by name, unpacked when they are asked for and never beyond a limit, whatever the archive says of its sizes. Throws `ZipError`. */
export const openZip = (file: Uint8Array): ((name: string) => string | null) => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < END_BYTES) fail('broken');
  const entries = entriesOf(bytes);
  let left = MOST_BYTES;
  return (name) => {
    const entry = entries.get(name.toLowerCase());
    if (entry === undefined) return null;
    const packed = packedOf(bytes, entry);
    const most = Math.min(left, Math.max(SMALL, packed.length * MOST_RATIO));
    if (entry.size > most) fail('tooLarge');
    const content =
      entry.method === DEFLATED
        ? inflated(packed, most)
        : entry.method === STORED
          ? packed
          : fail('broken');
    if (content.length !== entry.size || crc32(content) !== entry.sum) fail('broken');
    left -= content.length;
    return content.toString('utf8');
  };
};
