import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { CLASS_LEVELS, pathText } from './class-path.ts';
import { chainTo, classTree, type ClassNode } from './class-tree.ts';
import { say, type FileDish, type KnownDish, type MenuClass } from './dish.ts';
import { classPlacer, type Placed } from './place-class.ts';

type Words = Pick<FileDish, 'classZh' | 'classEn'>;
type Moved = { known: Pick<KnownDish, 'id' | 'classId'> | null; node: ClassNode | null };
/** A class that a file makes, by the first line that names it. */
export type MadeClass = { node: ClassNode; line: number; path: Bilingual };
/** What a file does to the classes: those that it makes, from above, and those that it calls otherwise in English. */
export type ClassChanges = { made: MadeClass[]; renamed: ClassNode[] };

const HAS_BELOW = say(
  '分類之下還有分類，須填到最低一層，例如「飲品 > 茶」',
  'names a class that has classes below it: write the path of the lowest one, such as "Drinks > Tea"',
);

/** What a menu's classes are called in a file, and what a file makes of them. */
export const menuClasses = ({
  kind,
  classes,
  dishes,
}: {
  kind: StoreKind;
  classes: readonly MenuClass[];
  dishes: readonly Pick<KnownDish, 'id' | 'classId'>[];
}) => {
  const tree = classTree(classes);
  const { place, made } = classPlacer(kind, tree);
  const nodeOf = (known: Moved['known']): ClassNode | null =>
    (known && tree.byId.get(known.classId)) ?? null;
  const text = (node: ClassNode, nameOf: (each: ClassNode) => string): string =>
    CLASS_LEVELS[kind] === 1 ? nameOf(node) : pathText(chainTo(node).map(nameOf));
  const words = (node: ClassNode | null, english: (each: ClassNode) => string): Words => ({
    classZh: node === null ? '' : text(node, ({ zh }) => zh),
    classEn: node === null ? '' : text(node, english),
  });
  const before = ({ en, zh }: ClassNode): string => en || (kind === 'market' ? zh : en);

  return {
    place: (cells: Parameters<typeof place>[0], known: Moved['known']) =>
      place(cells, nodeOf(known)),
    /** A class of the store as a file says it; '' where it is no more. */
    wordsOf: (classId: string): Words => words(tree.byId.get(classId) ?? null, before),
    /** What a line's class is called once the file is in; one that a dish names as its own stays as the line says it. */
    wordsAfter: ({ node, isOwn }: Placed, known: Moved['known']): Words =>
      isOwn ? words(nodeOf(known), before) : words(node, (each) => each.said ?? before(each)),
    /** Goods lie in the classes that have none below them: tells why a line's dish cannot, once all lines are in. */
    crowding: (lines: readonly Moved[]) => {
      const movedTo = new Map(lines.map(({ known, node }) => [known?.id, node]));
      const held = new Map<ClassNode, number>();
      const hold = (node: ClassNode | null): void => {
        if (node !== null) held.set(node, (held.get(node) ?? 0) + 1);
      };
      for (const dish of dishes) hold(movedTo.get(dish.id) ?? nodeOf(dish));
      for (const { known, node } of lines) if (known === null) hold(node);
      const places = new Map(made.map((node, at) => [node, classes.length + at]));
      return ({ known, node }: Moved): Bilingual | null => {
        if (node === null) return null;
        if (node.below.length > 0 && node !== nodeOf(known)) return HAS_BELOW;
        for (const each of chainTo(node)) {
          const place = places.get(each);
          if (place === undefined) continue;
          const goods = each.parent === null ? 0 : (held.get(each.parent) ?? 0);
          if (goods > 0)
            return say(
              `「${each.parent!.zh}」之內有 ${goods} 項商品，不能再有下層分類：請在檔案中一併移走`,
              `makes a class below "${each.parent!.zh}", which has ${goods} goods of its own: the file must move them, too`,
            );
          if (place >= MENU_LIMITS.classes)
            return say(
              `會令分類多於 ${MENU_LIMITS.classes} 個`,
              `makes more than ${MENU_LIMITS.classes} classes`,
            );
        }
        return null;
      };
    },
    /** What lines do to the classes; those that are bad are not among them. */
    changes: (lines: readonly { line: number; node: ClassNode | null }[]): ClassChanges => ({
      made: made.flatMap((node): MadeClass[] => {
        const first = lines.find((each) => each.node !== null && chainTo(each.node).includes(node));
        if (first === undefined) return [];
        const { classZh: zh, classEn: en } = words(node, (each) => each.said ?? before(each));
        return [{ node, line: first.line, path: { zh, en } }];
      }),
      renamed: [...tree.byId.values()].filter(({ said, en }) => said !== null && said !== en),
    }),
  };
};
export type MenuClasses = ReturnType<typeof menuClasses>;
