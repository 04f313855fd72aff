/** Products side by side in a row of a store's menu (spec 002 §4). */
export const ITEMS_PER_MENU_ROW = 2;

/** The rows of a menu, the last one maybe shorter. */
export const menuRows = <P>(products: readonly P[]): P[][] =>
  Array.from({ length: Math.ceil(products.length / ITEMS_PER_MENU_ROW) }, (_, row) =>
    products.slice(row * ITEMS_PER_MENU_ROW, (row + 1) * ITEMS_PER_MENU_ROW),
  );

/** The guest's place in a menu: the class of the first level, and the categories below it. */
export type MenuPlace = { classIndex: number; categoryIndex: number; subcategoryIndex: number };

/** Choosing a class of the first level begins at its first category again (spec 002 §4). */
export const selectMenuClass = (classIndex: number): MenuPlace => ({
  classIndex,
  categoryIndex: 0,
  subcategoryIndex: 0,
});
