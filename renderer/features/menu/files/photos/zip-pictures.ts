import { unzipSync } from 'fflate';
import { MOST_PHOTOS } from '#shared/contract/merchant/menu-photos.ts';

const MOST_ZIP = 300 * 1024 * 1024;
const MOST_PICTURE = 20 * 1024 * 1024;

/** Why a file of a zip is no photo. */
export type PictureFault = 'tooBig' | 'noPicture' | 'broken';
/** A file of a zip. `key`: its name without folders and ending. */
export type ZipPicture = { name: string; key: string; digest: string; bytes: Blob };
export type ZipFault = { name: string; why: PictureFault };
/** Why a zip cannot be used. */
export type ZipProblem = 'noZip' | 'zipTooBig' | 'tooMany' | 'noPictures';
export type ZipPictures =
  | { problem: ZipProblem }
  | { pictures: readonly ZipPicture[]; faults: readonly ZipFault[] };

const ENDING = /\.(?:jpe?g|png|webp)$/i;
/** What systems put beside what people put into a zip. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

const startsWith = (bytes: Uint8Array, signs: readonly number[], from = 0): boolean =>
  signs.every((sign, at) => bytes[from + at] === sign);
const typeOf = (bytes: Uint8Array): string | null =>
  startsWith(bytes, [0xff, 0xd8, 0xff])
    ? 'image/jpeg'
    : startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])
      ? 'image/png'
      : startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) &&
          startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)
        ? 'image/webp'
        : null;

/** A name that says nothing of its encoding: UTF-8, or else that of Chinese Windows. */
const readName = (name: string): string => {
  if (!/[\u0080-\u00ff]/.test(name) || /[\u0100-\uffff]/.test(name)) return name;
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0));
  for (const encoding of ['utf-8', 'big5', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // the next one
    }
  return name;
};

const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type Entry = { raw: string; name: string; size: number };
const isReal = ({ raw, name }: Entry): boolean => !raw.endsWith('/') && !HIDDEN.test(name);

/** What a zip holds, without unpacking it; null where it is none. */
const entriesOf = (zip: Uint8Array): Entry[] | null => {
  const entries: Entry[] = [];
  try {
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        entries.push({ raw: name, name: readName(name), size: originalSize });
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries.filter(isReal);
};

const pictureOf = async (
  zip: Uint8Array,
  { raw, name, size }: Entry,
): Promise<ZipPicture | PictureFault> => {
  if (!ENDING.test(name)) return 'noPicture';
  if (size > MOST_PICTURE) return 'tooBig';
  let found: Uint8Array | undefined;
  try {
    // never more than the size that was looked at
    found = unzipSync(zip, { filter: (file) => file.name === raw && file.originalSize === size })[
      raw
    ];
  } catch {
    return 'broken';
  }
  if (found === undefined) return 'broken';
  const bytes = Uint8Array.from(found);
  const type = typeOf(bytes);
  if (type === null) return 'noPicture';
  const key = name.slice(name.lastIndexOf('/') + 1).replace(ENDING, '');
  return { name, key, digest: await digestOf(bytes), bytes: new Blob([bytes], { type }) };
};

/** The photos of a zip, one after the other, so that its parts are never all unpacked at once. */
export const picturesOf = async (
  file: Blob,
  onStep: (done: number, total: number) => void,
): Promise<ZipPictures> => {
  if (file.size > MOST_ZIP) return { problem: 'zipTooBig' };
  const zip = new Uint8Array(await file.arrayBuffer());
  const entries = entriesOf(zip);
  if (entries === null) return { problem: 'noZip' };
  if (entries.length > MOST_PHOTOS) return { problem: 'tooMany' };
  const pictures: ZipPicture[] = [];
  const faults: ZipFault[] = [];
  for (const [place, entry] of entries.entries()) {
    const picture = await pictureOf(zip, entry);
    if (typeof picture === 'string') faults.push({ name: entry.name, why: picture });
    else pictures.push(picture);
    onStep(place + 1, entries.length);
  }
  return pictures.length === 0 && faults.length === 0
    ? { problem: 'noPictures' }
    : { pictures, faults };
};
