import { shownClassifies } from '#shared/validate/shown-entries.ts';
import type { MenuClass } from '../../../domain/store-page/menu-layout.ts';
import type { Dish, Menu } from './model.ts';

/** The dishes with a lower price, as a class of their own. */
const DISCOUNTS = 'discounts';

/** The classes of a menu: the flash sale while it runs (spec 001 §5), the dishes on discount, then the store's own; empty ones are left out. */
export const classesOf = (
  { classifies, flashLeftSeconds, products }: Menu,
  discountsName: string,
): MenuClass<Dish>[] => {
  const own = shownClassifies(classifies, flashLeftSeconds).map(
    ({ classifyId, classifyName, isFlashClassify, products: dishes }): MenuClass<Dish> => ({
      id: classifyId,
      name: classifyName,
      isFlash: isFlashClassify,
      products: dishes,
    }),
  );
  const discounted: MenuClass<Dish> = {
    id: DISCOUNTS,
    name: discountsName,
    isFlash: false,
    products: [...products.values()].filter(({ isDiscount, sellout }) => isDiscount && !sellout),
  };
  return [
    ...own.filter(({ isFlash }) => isFlash),
    discounted,
    ...own.filter(({ isFlash }) => !isFlash),
  ].filter(({ products: dishes }) => dishes.length > 0);
};
