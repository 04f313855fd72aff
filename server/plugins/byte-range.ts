/** Bytes of a file, first and last, both included. */
export type ByteRange = { start: number; end: number };

/**
 * The one part of a file that a caller asks for (`range: bytes=0-1`), as players of video do. Null: the whole file, also for what is not understood.
 * `none`: no byte of the file lies in it.
 */
export const byteRange = (
  header: string | undefined,
  length: number,
): ByteRange | 'none' | null => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, length - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start > end ? 'none' : { start, end };
};
