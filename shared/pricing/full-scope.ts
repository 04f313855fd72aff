import type { CartLine } from '../cart/cart-line.ts';
import type { FullActivity } from './activities.ts';

type Places = Map<string, number[]>;

const idsOf = ({ productType, productTypeIdList, productList }: FullActivity): readonly string[] =>
  productType === 4 ? productList : productTypeIdList;

const addAll = (found: number[], places: readonly number[] | undefined): void => {
  if (places === undefined) return;
  for (const place of places) if (!found.includes(place)) found.push(place);
};

/**
 * Gives a function that names the places of the activities whose scope holds a line (spec 002 §3):
 * all lines, a category or brand in the line's chain, or the product itself. It goes by the ids of
 * the line, so that not every activity has to look at every line.
 */
export const scopeFinder = (
  activities: readonly FullActivity[],
): ((line: CartLine) => readonly number[]) => {
  const everywhere: number[] = [];
  const byId: Readonly<Record<2 | 3 | 4, Places>> = { 2: new Map(), 3: new Map(), 4: new Map() };
  for (const [place, activity] of activities.entries()) {
    if (activity.productType === 1) everywhere.push(place);
    else
      for (const id of idsOf(activity))
        byId[activity.productType].set(id, [...(byId[activity.productType].get(id) ?? []), place]);
  }
  return ({ merchantCategoryChain, brandChain, merchantProductId }) => {
    const found = [...everywhere];
    for (const id of merchantCategoryChain) addAll(found, byId[2].get(id));
    for (const id of brandChain) addAll(found, byId[3].get(id));
    addAll(found, byId[4].get(merchantProductId));
    return found;
  };
};
