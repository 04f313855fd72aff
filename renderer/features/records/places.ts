import type { LogMark } from '#shared/contract/merchant/records.ts';

/** Rows are fetched in blocks of this many. */
export const BLOCK = 100;

/** Where a block begins: some rows after a mark, or after the newest. */
export type Place = { cursor?: LogMark | undefined; offset: number };
/** The newest row, whatever it is. */
export const TOP: Place = { offset: 0 };

/** Where a block begins: at the mark before it and some rows on. Nothing is counted from the top, so a block deep down is as quick as the first. */
export const placeOf = (
  block: number,
  { stride, marks }: { stride: number; marks: readonly LogMark[] },
): Place => {
  const index = block * BLOCK;
  return { cursor: marks[Math.floor(index / stride)], offset: index % stride };
};

/** The first block as it was read at the start, where it begins with the row that the marks begin with; else the block by its mark. */
export const firstPlace = (newest: string | undefined, marks: readonly LogMark[]): Place =>
  marks.length === 0 || newest === marks[0]?.verifyId ? TOP : { cursor: marks[0], offset: 0 };

/** The blocks that rows `from` to `to` lie in, and those near enough to be needed next. */
export const blocksOf = (
  { from, to }: { from: number; to: number },
  count: number,
  ahead = 20,
): number[] => {
  const [first, last] = [Math.max(0, from - ahead), Math.min(count - 1, to + ahead)].map((index) =>
    Math.floor(index / BLOCK),
  );
  return Array.from({ length: Math.max(0, last! - first! + 1) }, (_, n) => first! + n);
};
