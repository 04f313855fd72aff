import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramMemory } from './gram-memory.ts';
import { gramsOf, queryGrams } from './grams.ts';

const dish = (name: string) => ({ grams: gramsOf(name).join(' '), thing: name });

describe('what a search holds in memory', () => {
  it('is found by all of its grams, in every store that has it', () => {
    const memory = gramMemory<string>();
    memory.put('one', [dish('葡式蛋撻'), dish('奶茶')]);
    memory.put('two', [{ ...dish('葡式蛋撻'), thing: 'the other' }]);
    expect([
      memory.match(queryGrams('蛋撻')),
      memory.match(queryGrams('撻')),
      memory.match(queryGrams('撻蛋')),
      memory.match(queryGrams('蛋撻 奶')),
    ]).toEqual([['葡式蛋撻', 'the other'], ['葡式蛋撻', 'the other'], [], []]);
  });
  it('is what was put last, whatever was put before', () => {
    const menus = fc.array(
      fc.record({
        store: fc.constantFrom('a', 'b', 'c'),
        names: fc.array(
          fc.constantFrom('蛋撻', '葡式蛋撻', '奶茶', '凍奶茶', 'Egg tart', 'Milk tea'),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        menus,
        fc.constantFrom('蛋', '奶茶', 'egg', 'mi te', '茶 奶'),
        (puts, keyword) => {
          const memory = gramMemory<string>();
          const last = new Map<string, string[]>();
          for (const { store, names } of puts) {
            memory.put(
              store,
              names.map((name) => ({ ...dish(name), thing: `${store} ${name}` })),
            );
            last.set(store, names);
          }
          const wanted = [...last].flatMap(([store, names]) =>
            names
              .filter((name) => queryGrams(keyword).every((gram) => gramsOf(name).includes(gram)))
              .map((name) => `${store} ${name}`),
          );
          expect(memory.match(queryGrams(keyword)).toSorted()).toEqual(wanted.toSorted());
        },
      ),
    );
  });
});
