import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '#shared/codes/allergen.ts';
import { dietCount, filterMenu, NO_DIET, suits, toggleAllergen } from './diet-filter.ts';
import type { Dish, Menu } from './model.ts';

const plain = { allergens: [], isVegetarian: false, spice: 0 } as const;
const dish = (facts: Partial<Pick<Dish, 'allergens' | 'isVegetarian' | 'spice'>> = {}) => ({
  ...plain,
  allergens: [],
  ...facts,
});

describe('the filter of a menu', () => {
  it('wants nothing at first, and takes the menu as it is', () => {
    const menu = { products: new Map() } as unknown as Menu;
    expect(filterMenu(menu, NO_DIET)).toBe(menu);
    expect(dietCount(NO_DIET)).toBe(0);
    expect(suits(dish({ allergens: [...ALLERGENS], spice: 3 }), NO_DIET)).toBe(true);
  });

  it.each([
    ['vegetarian', { ...NO_DIET, vegetarian: true }, dish({ isVegetarian: true }), dish()],
    ['not spicy', { ...NO_DIET, mild: true }, dish(), dish({ spice: 1 })],
    [
      'without egg',
      { ...NO_DIET, without: ['egg'] as const },
      dish({ allergens: ['milk'] }),
      dish({ allergens: ['milk', 'egg'] }),
    ],
    [
      'without egg, of a store without declarations',
      { ...NO_DIET, without: ['egg'] as const },
      dish(),
      dish({ allergens: null }),
    ],
    [
      'all at once',
      { vegetarian: true, mild: true, without: ['nut', 'milk'] as const },
      dish({ isVegetarian: true, allergens: ['egg'] }),
      dish({ isVegetarian: true, allergens: ['nut'] }),
    ],
  ])('%s', (_, filter, fits, not) => {
    expect([suits(fits, filter), suits(not, filter)]).toEqual([true, false]);
  });

  it('leaves the others, in their classes and by id, and empties what has none', () => {
    const [a, b] = [
      { ...dish({ spice: 2 }), productId: 'a' },
      { ...dish(), productId: 'b' },
    ] as unknown as Dish[];
    const menu = {
      products: new Map([
        ['a', a],
        ['b', b],
      ]),
      classifies: [
        { classifyId: 'hot', products: [a] },
        { classifyId: 'all', products: [a, b] },
      ],
    } as unknown as Menu;
    const left = filterMenu(menu, { ...NO_DIET, mild: true });
    expect([...left.products.keys()]).toEqual(['b']);
    expect(
      left.classifies.map(({ products }) => products.map(({ productId }) => productId)),
    ).toEqual([[], ['b']]);
  });

  it('chooses an allergen and lets it go, in the order of the list', () => {
    const one = toggleAllergen(toggleAllergen(NO_DIET, 'milk'), 'egg');
    expect(one.without).toEqual(['egg', 'milk']);
    expect(dietCount({ ...one, vegetarian: true })).toBe(3);
    expect(toggleAllergen(one, 'milk').without).toEqual(['egg']);
  });
});
