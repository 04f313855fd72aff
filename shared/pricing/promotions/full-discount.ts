import { cents, timesRate } from '../../kernel/money.ts';
import type { FullRule } from '../full-rule.ts';

/** A rate that stays once the base is reached, half-up (decisions H7, H12). */
export const fullDiscount: FullRule = {
  step: 'fullDiscount',
  admits: (line) => line.shareFullDiscount,
  takes: (baseCents, rate) => baseCents - timesRate(cents(baseCents), rate, 'halfUp'),
};
