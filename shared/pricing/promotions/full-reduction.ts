import type { FullRule } from '../full-rule.ts';

/** So much off once the base is reached, at most the base (decision H7). */
export const fullReduction: FullRule = {
  step: 'fullReduction',
  admits: (line) => line.shareFullReduction,
  takes: (baseCents, discount) => Math.min(baseCents, discount),
};
