import type { CompositeActivity } from './activities.ts';
import type { OpenLine } from './open-line.ts';

/**
 * Pieces of one line that take part in a composite. Runs are sorted by SKU price, dearest first,
 * then by cart order.
 */
export type Run = { readonly open: OpenLine; readonly count: number };

/**
 * One form of composite. `times` it is joined: bundles or pieces, each of `piecesEach`; `wanted` is
 * how many times it would be joined without any cap.
 */
export type BundleForm = {
  readonly average: number;
  readonly piecesEach: number;
  readonly wanted: (runs: readonly Run[]) => number;
  /** Prices these pieces, which are joined `times`. */
  readonly price: (runs: readonly Run[], times: number, activity: CompositeActivity) => void;
};

/** The first `count` pieces of the runs. */
export const firstPieces = (runs: readonly Run[], count: number): Run[] => {
  const first: Run[] = [];
  let left = count;
  for (const { open, count: has } of runs) {
    if (left <= 0) break;
    first.push({ open, count: Math.min(has, left) });
    left -= has;
  }
  return first;
};

/** How many pieces some runs hold. */
export const piecesIn = (runs: readonly Run[]): number =>
  runs.reduce((sum, { count }) => sum + count, 0);
