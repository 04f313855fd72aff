import type { MenuClass } from './dish.ts';

/** A class of a menu, or one that a file makes (`id` null). `said`: its English name in the file; null where no line says it. */
export type ClassNode = {
  id: string | null;
  parent: ClassNode | null;
  zh: string;
  en: string;
  said: string | null;
  below: ClassNode[];
};
export type ClassTree = { roots: ClassNode[]; byId: ReadonlyMap<string, ClassNode> };

/** The classes of a store, each with those below it, in the order of its menu. */
export const classTree = (classes: readonly MenuClass[]): ClassTree => {
  const byId = new Map(
    classes.map(({ id, zh, en }): [string, ClassNode] => [
      id,
      { id, parent: null, zh, en, said: null, below: [] },
    ]),
  );
  const roots: ClassNode[] = [];
  for (const { id, parentId } of classes) {
    const [node, parent] = [byId.get(id)!, byId.get(parentId) ?? null];
    node.parent = parent;
    (parent?.below ?? roots).push(node);
  }
  return { roots, byId };
};

/** A class with those above it, from the first level on. */
export const chainTo = (node: ClassNode): ClassNode[] =>
  node.parent === null ? [node] : [...chainTo(node.parent), node];
