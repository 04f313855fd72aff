import type { FullActivity } from './activities.ts';
import type { Step } from './cart-quote.ts';
import type { OpenLine } from './open-line.ts';

/**
 * How one type of full activity works: which lines a promotion keeps out of its base (decision H8),
 * and what a tier takes of a base.
 */
export type FullRule = {
  readonly step: Step;
  readonly admits: (line: OpenLine) => boolean;
  /** `discount` is that of the tier reached. */
  readonly takes: (baseCents: number, discount: number) => number;
};
/** The rule of each type of full activity. */
export type FullRules = Readonly<Record<FullActivity['activityType'], FullRule>>;
