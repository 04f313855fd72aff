import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import type { Language } from '#shared/i18n/language.ts';

/** A name in the language of the page. */
export const nameIn = ({ zh, en }: { zh: string; en: string }, language: Language): string =>
  language === 'en' ? en || zh : zh;

export type TreeRow = { row: MenuClass; level: number; /** With those below it. */ dishes: number };

/** Classes in the order in which a tree shows them, each with its level and all dishes below it. */
export const classTree = (all: readonly MenuClass[], parentId = '', level = 0): TreeRow[] =>
  all
    .filter((row) => row.parentId === parentId)
    .flatMap((row) => {
      const below = classTree(all, row.classId, level + 1);
      const own = below
        .filter((each) => each.level === level + 1)
        .reduce((sum, { dishes }) => sum + dishes, row.dishes);
      return [{ row, level, dishes: own }, ...below];
    });

/** Classes that hold dishes of their own: those without others below. */
export const leavesOf = (all: readonly MenuClass[]): MenuClass[] =>
  classTree(all)
    .map(({ row }) => row)
    .filter(({ classId }) => !all.some(({ parentId }) => parentId === classId));

/** Whether a class is another one or lies below it; '' is every class. */
export const liesIn = (all: readonly MenuClass[], classId: string, above: string): boolean => {
  if (above === '' || classId === above) return true;
  const parentId = all.find((row) => row.classId === classId)?.parentId ?? '';
  return parentId !== '' && liesIn(all, parentId, above);
};
