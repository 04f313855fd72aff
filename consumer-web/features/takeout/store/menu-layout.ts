import { shownClassifies } from '#shared/validate/shown-entries.ts';
import type { Dish, Menu } from './model.ts';

/** Heights in rem: known before anything is drawn, so that nothing moves. */
export const HEADING_REM = 2.5;
export const DISH_REM = 7.5;
/** Rows that are drawn above and below the screen. */
const AHEAD = 5;

export type MenuClass = { id: string; name: string; isFlash: boolean; products: readonly Dish[] };
export type MenuRow =
  | { kind: 'class'; key: string; top: number; of: MenuClass }
  | { kind: 'dish'; key: string; top: number; dish: Dish };
/** A menu as rows from above, in rem. `starts`: the row of each class's heading. */
export type MenuLayout = {
  classes: readonly MenuClass[];
  rows: readonly MenuRow[];
  starts: readonly number[];
  height: number;
};

/** The dishes with a lower price, as a class of their own. */
const DISCOUNTS = 'discounts';

/** The classes of a menu: the flash sale while it runs (spec 001 §5), the dishes on discount, then the store's own; empty ones are left out. */
export const classesOf = (
  { classifies, flashLeftSeconds, products }: Menu,
  discountsName: string,
): MenuClass[] => {
  const own = shownClassifies(classifies, flashLeftSeconds).map(
    ({ classifyId, classifyName, isFlashClassify, products: dishes }): MenuClass => ({
      id: classifyId,
      name: classifyName,
      isFlash: isFlashClassify,
      products: dishes,
    }),
  );
  const discounted: MenuClass = {
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

/** The position of every row of a menu. */
export const layOut = (classes: readonly MenuClass[]): MenuLayout => {
  const rows: MenuRow[] = [];
  const starts: number[] = [];
  let top = 0;
  for (const of of classes) {
    starts.push(rows.length);
    rows.push({ kind: 'class', key: of.id, top, of });
    top += HEADING_REM;
    for (const dish of of.products) {
      rows.push({ kind: 'dish', key: `${of.id}/${dish.productId}`, top, dish });
      top += DISH_REM;
    }
  }
  return { classes, rows, starts, height: top };
};

/** The last row that begins at or above a height; -1 when none does. */
const rowAt = ({ rows }: Pick<MenuLayout, 'rows'>, at: number): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.top <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The rows to draw for a window of the menu in rem: one by one, so that no frame has several to make. */
export const rowsBetween = (
  layout: MenuLayout,
  from: number,
  to: number,
): { first: number; last: number } => ({
  first: Math.max(0, rowAt(layout, from) - AHEAD),
  last: Math.min(layout.rows.length, rowAt(layout, to) + 1 + AHEAD),
});

/** The class that a height lies in; the first above the menu. */
export const classAt = ({ rows, starts }: MenuLayout, at: number): number => {
  const row = rowAt({ rows }, at);
  let found = 0;
  for (const [index, start] of starts.entries()) if (start <= row) found = index;
  return found;
};
