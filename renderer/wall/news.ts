import type { ReplyOf } from '#shared/contract/define.ts';
import type { wallCalls } from '#shared/contract/wall.ts';

export type Numbers = ReplyOf<typeof wallCalls.wallNumbers>;

/** How many are called one after the other; who was away for longer reads the screen. */
const MOST_CALLED = 4;

/** The numbers that have become ready since the last look; at the first look none is news. */
export const newlyReady = (before: Numbers | null, { ready }: Numbers): string[] => {
  if (before === null) return [];
  const known = new Map(before.ready.map(({ number, at }) => [number, at]));
  return ready
    .filter(({ number, at }) => known.get(number) !== at)
    .map(({ number }) => number)
    .slice(-MOST_CALLED);
};

/** Without an answer for so long, the numbers may be old (milliseconds). */
const OLD_AFTER_MS = 12_000;

/** Whether the numbers on the screen may be old. `heardAt`: when the last ones came. */
export const isOld = (heardAt: number, now: number): boolean => now - heardAt > OLD_AFTER_MS;

const EVERY_MS = 3000;
const LONGEST_MS = 15_000;

/** When to ask again after so many failures in a row. */
export const nextLookMs = (failures: number): number =>
  Math.min(LONGEST_MS, EVERY_MS * 2 ** failures);
