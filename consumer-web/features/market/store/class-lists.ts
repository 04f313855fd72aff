import { menuRows, type MenuPlace } from '#shared/cart/menu.ts';
import type { MenuClass } from '../../../domain/store-page/menu-layout.ts';
import type { TopClass } from './model.ts';

/** The products of one class, and where in the tree of classes they stand. */
export type GoodsList = { id: string; name: string; count: number; place: MenuPlace };
/** Products side by side, by their numbers in their class. */
export type GoodsRow = { classifyId: string; numbers: readonly number[] };

/** Every class that has products of its own, from above. */
export const goodsLists = (tree: readonly TopClass[]): GoodsList[] =>
  tree.flatMap((top, classIndex) => {
    const at = { classIndex, categoryIndex: 0, subcategoryIndex: 0 };
    const below = top.children.flatMap((middle, categoryIndex) => [
      { of: middle, place: { ...at, categoryIndex } },
      ...middle.children.map((lowest, subcategoryIndex) => ({
        of: lowest,
        place: { classIndex, categoryIndex, subcategoryIndex },
      })),
    ]);
    return [{ of: top, place: at }, ...below]
      .filter(({ of }) => of.productCount > 0)
      .map(({ of, place }) => ({
        id: of.classifyId,
        name: of.classifyName,
        count: of.productCount,
        place,
      }));
  });

const isAtOrAfter = (a: MenuPlace, b: MenuPlace): boolean =>
  a.classIndex !== b.classIndex
    ? a.classIndex > b.classIndex
    : a.categoryIndex !== b.categoryIndex
      ? a.categoryIndex > b.categoryIndex
      : a.subcategoryIndex >= b.subcategoryIndex;

/** The list at a place of the tree, or the next one after it. */
export const listAt = (lists: readonly GoodsList[], place: MenuPlace): number =>
  Math.max(
    0,
    lists.findIndex((list) => isAtOrAfter(list.place, place)),
  );

/** The place of a class of any level; null when the store has none of this id. */
export const placeOf = (tree: readonly TopClass[], classifyId: string): MenuPlace | null => {
  for (const [classIndex, top] of tree.entries()) {
    const at = { classIndex, categoryIndex: 0, subcategoryIndex: 0 };
    if (top.classifyId === classifyId) return at;
    for (const [categoryIndex, middle] of top.children.entries()) {
      if (middle.classifyId === classifyId) return { ...at, categoryIndex };
      const subcategoryIndex = middle.children.findIndex((one) => one.classifyId === classifyId);
      if (subcategoryIndex >= 0) return { classIndex, categoryIndex, subcategoryIndex };
    }
  }
  return null;
};

/** The class at a place of the tree: the lowest that is there. */
export const classAtPlace = (
  tree: readonly TopClass[],
  { classIndex, categoryIndex, subcategoryIndex }: MenuPlace,
): string => {
  const top = tree[classIndex];
  const middle = top?.children[categoryIndex];
  return (middle?.children[subcategoryIndex] ?? middle ?? top)?.classifyId ?? '';
};

/** The lists as classes of rows that a menu is laid out from; nothing of a product is needed for that. */
export const rowClasses = (lists: readonly GoodsList[]): MenuClass<GoodsRow>[] =>
  lists.map(({ id, name, count }) => ({
    id,
    name,
    products: menuRows(Array.from({ length: count }, (_, number) => number)).map((numbers) => ({
      classifyId: id,
      numbers,
    })),
  }));
