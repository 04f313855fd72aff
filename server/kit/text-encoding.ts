const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

type Pair = { lead: number; trail: number };
/** The double bytes of a text in one of the Chinese encodings. */
const pairsOf = (bytes: Uint8Array): Pair[] => {
  const pairs: Pair[] = [];
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at]! >= 0x81) {
      pairs.push({ lead: bytes[at]!, trail: bytes[at + 1] ?? 0 });
      at += 1;
    }
  return pairs;
};

const shareOf = (pairs: readonly Pair[], isCommon: (pair: Pair) => boolean): number =>
  pairs.filter(isCommon).length / Math.max(1, pairs.length);

/** Big5 keeps its frequent characters in the leads A4 to C6; GB 2312 its own in B0 to D7, where every second byte is A1 or more. */
const isBig5 = (bytes: Uint8Array): boolean => {
  const pairs = pairsOf(bytes);
  const big5 = shareOf(pairs, ({ lead }) => lead >= 0xa4 && lead <= 0xc6);
  const gb = shareOf(pairs, ({ lead, trail }) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1);
  return big5 > gb;
};

const hasMark = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** The text of a file: UTF-8, UTF-16 with its mark, or else whichever of Big5 and GB18030 it reads like; null where it is none of them. */
export const decodedText = (bytes: Uint8Array): string | null => {
  if (hasMark(bytes, 0xff, 0xfe)) return decoded(bytes, 'utf-16le');
  if (hasMark(bytes, 0xfe, 0xff)) return decoded(bytes, 'utf-16be');
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  const big5 = decoded(bytes, 'big5');
  const gb = decoded(bytes, 'gb18030');
  if (big5 === null || gb === null) return big5 ?? gb;
  return isBig5(bytes) ? big5 : gb;
};
