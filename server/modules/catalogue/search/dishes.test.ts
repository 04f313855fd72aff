import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf } from '../near/first-of.ts';
import { comparing } from './dishes.ts';

it('pages of found dishes hold each dish once, also when stores share a product id', () => {
  const dish = fc.record({
    storeId: fc.constantFrom('a', 'b', 'c', 'd'),
    id: fc.constantFrom('tea', 'tart'),
    reach: fc.nat(1),
    key: fc.nat(1),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(dish, { selector: ({ storeId, id }) => `${storeId}/${id}`, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      (dishes, size) => {
        const placed = dishes.map(({ reach, key }, at) => ({ at, store: at, reach, key }));
        const compare = comparing(dishes as never);
        const pages = Array.from({ length: Math.ceil(placed.length / size) }, (_, page) => {
          const first = firstOf<(typeof placed)[number]>((page + 1) * size);
          for (const one of placed) first.add(one, compare);
          return first.all.slice(page * size);
        });
        expect(
          pages
            .flat()
            .map(({ at }) => at)
            .toSorted((a, b) => a - b),
        ).toEqual(dishes.map((_, at) => at));
        for (const one of placed) expect(compare(one, { ...one })).toBe(0);
      },
    ),
  );
});
