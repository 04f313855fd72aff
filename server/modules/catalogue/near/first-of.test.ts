import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf } from './first-of.ts';

it('the first of a list are those of the sorted list, in the same order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.nat(5), id: fc.nat() })),
      fc.nat(12),
      (list, count) => {
        const compare = (a: { key: number }, b: { key: number }): number => a.key - b.key;
        const first = firstOf<(typeof list)[number]>(count);
        for (const one of list) first.add(one, compare);
        expect(first.all).toEqual(list.toSorted(compare).slice(0, count));
      },
    ),
  );
});
