import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);
const level = constants.Z_BEST_SPEED;

/** Bytes of a text within a gzip file, which goes on after them; `crc`: the checksum up to their end. */
type Packed = { bytes: Buffer; crc: number };

/** Gzip, no name, no time, packed fast, of any system (RFC 1952). */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]);

/** How long texts begin that each go on differently: its bytes, and what gzip makes of them, are made once. */
export class TextHead {
  readonly bytes: Buffer;
  #packed: Promise<Packed> | null = null;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  async #pack(): Promise<Packed> {
    // ends on a whole byte, and nothing after it refers to what was before
    const bytes = await deflated(this.bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
    return { bytes, crc: crc32(this.bytes) };
  }

  /** The whole text. */
  with(rest: string): Buffer {
    return Buffer.concat([this.bytes, Buffer.from(rest)]);
  }

  /** The whole text as one gzip file: only its rest is packed anew. */
  async packedWith(rest: string): Promise<Buffer> {
    this.#packed ??= this.#pack();
    const tail = Buffer.from(rest);
    const [head, packed] = await Promise.all([this.#packed, deflated(tail, { level })]);
    const end = Buffer.alloc(8);
    // the checksum of no bytes does not go on from another
    end.writeUInt32LE(tail.length === 0 ? head.crc : crc32(tail, head.crc), 0);
    end.writeUInt32LE((this.bytes.length + tail.length) % 2 ** 32, 4);
    return Buffer.concat([GZIP, head.bytes, packed, end]);
  }
}
