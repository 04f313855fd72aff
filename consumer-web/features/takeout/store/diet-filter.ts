import { ALLERGENS, type Allergen } from '#shared/codes/allergen.ts';
import type { Dish, Menu } from './model.ts';

/** What a guest wants of a menu. `without`: allergens that no dish may contain. */
export type DietFilter = { vegetarian: boolean; mild: boolean; without: readonly Allergen[] };
export const NO_DIET: DietFilter = { vegetarian: false, mild: false, without: [] };

/** How many conditions are chosen. */
export const dietCount = ({ vegetarian, mild, without }: DietFilter): number =>
  Number(vegetarian) + Number(mild) + without.length;

/** Chooses an allergen to leave out, or no longer. */
export const toggleAllergen = (filter: DietFilter, allergen: Allergen): DietFilter => ({
  ...filter,
  without: ALLERGENS.filter((one) => filter.without.includes(one) !== (one === allergen)),
});

type Facts = Pick<Dish, 'allergens' | 'isVegetarian' | 'spice'>;

/** Whether a dish passes the filter. One that the store declares nothing about may contain anything. */
export const suits = (
  { allergens, isVegetarian, spice }: Facts,
  { vegetarian, mild, without }: DietFilter,
): boolean =>
  (!vegetarian || isVegetarian) &&
  (!mild || spice === 0) &&
  (without.length === 0 || (allergens !== null && !without.some((one) => allergens.includes(one))));

/** A menu with the dishes that are wanted; the menu itself while nothing is chosen. */
export const filterMenu = (menu: Menu, filter: DietFilter): Menu => {
  if (dietCount(filter) === 0) return menu;
  const products = new Map([...menu.products].filter(([, dish]) => suits(dish, filter)));
  return {
    ...menu,
    products,
    classifies: menu.classifies.map((one) => ({
      ...one,
      products: one.products.filter(({ productId }) => products.has(productId)),
    })),
  };
};
