/** A category of any level; the lowest has no children. */
export type Node = {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly imgUrl: string;
  readonly children?: readonly Node[];
};

const NONE: readonly Node[] = [];

/** The way from the first level down to a category; empty for one that is not there. */
export const pathTo = (nodes: readonly Node[], categoryId: string): readonly Node[] => {
  for (const node of nodes) {
    if (node.categoryId === categoryId) return [node];
    const below = pathTo(node.children ?? NONE, categoryId);
    if (below.length > 0) return [node, ...below];
  }
  return NONE;
};

/** What a list of goods can be narrowed to: what is below its category, or at the lowest level what is beside it. `all`: the category of all of them. */
export const tabsOf = (
  path: readonly Node[],
): { all: Node; tabs: readonly Node[]; current: string } | null => {
  const own = path.at(-1);
  if (own === undefined) return null;
  const all = own.children === undefined ? (path.at(-2) ?? own) : own;
  return { all, tabs: all.children ?? NONE, current: own.categoryId };
};
