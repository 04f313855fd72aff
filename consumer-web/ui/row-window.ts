/** Rows `from` until before `to` that are drawn; `above`: pixels of the rows before them that are not. */
export type DrawnRows = { from: number; to: number; above: number };
/** What of a list is drawn, in its order; `below`: pixels of the rows after the last that are not. */
export type RowWindow = { drawn: readonly DrawnRows[]; below: number };

/** Where each row begins and the list ends, in pixels. `gap`: between two rows. */
export const rowStarts = (
  keys: readonly string[],
  heightOf: (key: string) => number,
  gap: number,
): Float64Array => {
  const starts = new Float64Array(keys.length + 1);
  for (const [row, key] of keys.entries()) starts[row + 1] = starts[row]! + heightOf(key) + gap;
  return starts;
};

/** The row that a place lies in. */
const rowAt = (starts: Float64Array, px: number): number => {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= px) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Rows come and go by so many, so that not every pixel draws the list anew. */
const STEP = 4;

type Seen = {
  starts: Float64Array;
  gap: number;
  /** From the top of the list. */ top: number;
  bottom: number;
  /** A row that stays although it is out of sight. */ kept: number | null;
};

/** The rows between two places, and one that is kept. */
export const rowWindow = ({ starts, gap, top, bottom, kept }: Seen): RowWindow => {
  const count = starts.length - 1;
  if (count === 0) return { drawn: [], below: 0 };
  const from = Math.floor(rowAt(starts, top) / STEP) * STEP;
  const to = Math.min(count, Math.ceil((rowAt(starts, bottom) + 1) / STEP) * STEP);
  const parts = [{ from, to }];
  if (kept !== null && kept < from) parts.unshift({ from: kept, to: kept + 1 });
  if (kept !== null && kept >= to && kept < count) parts.push({ from: kept, to: kept + 1 });
  // a spacer is a row of the list too: the gap after it is not its own
  const between = (first: number, end: number): number =>
    first === end ? 0 : Math.max(0, starts[end]! - starts[first]! - gap);
  let end = 0;
  const drawn = parts.map((part) => {
    const above = between(end, part.from);
    end = part.to;
    return { ...part, above };
  });
  return { drawn, below: between(end, count) };
};
