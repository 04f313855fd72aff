import type { Language } from '#shared/i18n/language.ts';
import type { Scopes } from './queries.ts';

/** A class or a brand to choose; `dishes` null: the store no longer has it. */
export type ScopeOption = { id: string; name: string; dishes: number | null };

const nameIn = ({ zh, en }: { zh: string; en: string }, language: Language): string =>
  (language === 'en' && en) || zh;

/** What may be chosen: classes by the way to them, with all dishes below; brands by name. */
export const scopeOptions = (
  { classes, brands }: Scopes,
  language: Language,
): { classIds: ScopeOption[]; brandIds: ScopeOption[] } => {
  const below = (parentId: string, path: readonly string[]): ScopeOption[] =>
    classes
      .filter((one) => one.parentId === parentId)
      .flatMap(({ classId, name, dishes }) => {
        const way = [...path, nameIn(name, language)];
        const own = { id: classId, name: way.join(' › '), dishes: countOf(classId, dishes) };
        return [own, ...below(classId, way)];
      });
  const countOf = (classId: string, own: number): number =>
    classes
      .filter(({ parentId }) => parentId === classId)
      .reduce((sum, one) => sum + countOf(one.classId, one.dishes), own);
  return {
    classIds: below('', []),
    brandIds: brands.map(({ brandId, name, dishes }) => ({
      id: brandId,
      name: nameIn(name, language) || brandId,
      dishes,
    })),
  };
};
