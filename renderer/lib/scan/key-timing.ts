/** How quick a burst was: the middle and the longest gap between its keys, and how many keys. */
export type KeyTiming = {
  readonly medianMs: number;
  readonly maxMs: number;
  readonly keys: number;
};

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const gapsOf = (keys: readonly { at: number }[]): number[] =>
  keys.slice(1).map((key, at) => key.at - keys[at]!.at);

export const timingOf = (keys: readonly { at: number }[]): KeyTiming => {
  const gaps = gapsOf(keys);
  return gaps.length === 0
    ? { medianMs: 0, maxMs: 0, keys: keys.length }
    : { medianMs: median(gaps), maxMs: Math.max(...gaps), keys: keys.length };
};
