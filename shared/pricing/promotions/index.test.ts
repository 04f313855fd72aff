import { describe, expect, it } from 'vitest';
import { STEPS } from '../../codes/price-step.ts';
import { FULL_RULES, OFFER_RULES, PIECE_RULES } from './index.ts';

describe('the ordered lists of rules', () => {
  it('are in the order of the steps', () => {
    const places = [...PIECE_RULES, FULL_RULES[1], FULL_RULES[2]].map(({ step }) =>
      STEPS.indexOf(step),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
    expect(Object.entries(OFFER_RULES).map(([kind, { step }]) => kind === step)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
