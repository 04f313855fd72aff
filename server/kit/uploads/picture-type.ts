export type PictureType = 'jpg' | 'png' | 'webp';

const begins = (bytes: Uint8Array, marks: readonly number[], from = 0): boolean =>
  marks.every((mark, index) => bytes[from + index] === mark);

/** What a file is, by its own first bytes; its name and the type that was sent along are anybody's word. */
export const pictureType = (bytes: Uint8Array): PictureType | null => {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes, [0x57, 0x45, 0x42, 0x50], 8)
    ? 'webp'
    : null;
};
