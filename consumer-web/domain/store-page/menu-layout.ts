/** Heights in rem: known before anything is drawn, so that nothing moves. */
export const HEADING_REM = 2.5;
export const ITEM_REM = 7.5;
/** Rows that are drawn above and below the screen. */
const AHEAD = 5;

/** What a rail lists of a class. `isFlash`: its prices run out. */
export type RailClass = { id: string; name: string; isFlash?: boolean };
/** A class of a menu, or a category of a showcase, with what is in it. */
export type MenuClass<Item> = RailClass & { products: readonly Item[] };
export type MenuRow<Item> =
  | { kind: 'class'; key: string; top: number; of: MenuClass<Item> }
  | { kind: 'item'; key: string; top: number; item: Item };
/** A menu as rows from above, in rem. `starts`: the row of each class's heading. */
export type MenuLayout<Item = unknown> = {
  classes: readonly MenuClass<Item>[];
  rows: readonly MenuRow<Item>[];
  starts: readonly number[];
  height: number;
};

/** The position of every row of a menu. */
export const layOut = <Item>(
  classes: readonly MenuClass<Item>[],
  keyOf: (item: Item) => string,
  itemRem = ITEM_REM,
): MenuLayout<Item> => {
  const rows: MenuRow<Item>[] = [];
  const starts: number[] = [];
  let top = 0;
  for (const of of classes) {
    starts.push(rows.length);
    rows.push({ kind: 'class', key: of.id, top, of });
    top += HEADING_REM;
    for (const item of of.products) {
      rows.push({ kind: 'item', key: `${of.id}/${keyOf(item)}`, top, item });
      top += itemRem;
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
