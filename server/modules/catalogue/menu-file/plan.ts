import { toDollars } from '#shared/kernel/money.ts';
import { FIELDS, shownOf } from './columns.ts';
import {
  fileDishOf,
  PLAIN,
  type DishField,
  type FileDish,
  type KnownDish,
  type MenuClass,
} from './dish.ts';
import type { FileRow } from './read-file.ts';

export type Change = { field: DishField; from: string; to: string };
/** What a line does. `known`: the dish that it changes; null for a new one. */
export type PlannedRow = { line: number; name: string } & (
  | { act: 'BAD'; problem: string }
  | { act: 'NEW' | 'CHANGE' | 'SAME'; known: KnownDish | null; dish: FileDish; changes: Change[] }
);
export type Menu = { classes: readonly MenuClass[]; dishes: readonly KnownDish[] };

/** Dishes by the store's own number, and those without one by name. */
const finder = ({ dishes }: Menu) => {
  const byNumber = new Map(dishes.map((dish) => [dish.number, dish]));
  const byName = new Map(
    dishes.filter(({ number }) => number === '').map((dish) => [dish.name.zh, dish]),
  );
  const anyByName = new Map(dishes.map((dish) => [dish.name.zh, dish]));
  return ({ number = '', dishZh = '' }: Partial<FileDish>): KnownDish | null =>
    (number === '' ? anyByName.get(dishZh) : (byNumber.get(number) ?? byName.get(dishZh))) ?? null;
};

/** English names of classes that the file says, by the Chinese one; the first that is said counts. */
const englishOf = (rows: readonly FileRow[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const { dish } of rows)
    if (dish.classZh !== undefined && dish.classEn !== undefined && !names.has(dish.classZh))
      names.set(dish.classZh, dish.classEn);
  return names;
};

const whatIsMissing = (dish: Partial<FileDish>): string | null => {
  const missing = (['classZh', 'dishZh', 'price'] as const).filter((f) => dish[f] === undefined);
  const names = { classZh: 'class_zh', dishZh: 'dish_zh', price: 'price' };
  return missing.length === 0
    ? null
    : `is a new dish and needs ${missing.map((field) => names[field]).join(', ')}`;
};

const newDish = (dish: Partial<FileDish>): FileDish => ({
  ...PLAIN,
  classZh: '',
  dishZh: '',
  price: 0 as FileDish['price'],
  ...dish,
  classEn: dish.classEn ?? dish.classZh ?? '',
  dishEn: dish.dishEn ?? dish.dishZh ?? '',
});

const changesOf = (from: FileDish, to: FileDish): Change[] =>
  FIELDS.map((field) => ({ field, from: shownOf(field, from), to: shownOf(field, to) })).filter(
    (change) => change.from !== change.to,
  );

const has = (changes: readonly Change[], field: DishField): boolean =>
  changes.some((change) => change.field === field);

/** What a changed dish cannot have. */
const clash = (known: KnownDish, to: FileDish, changes: readonly Change[]): string | null => {
  const sizes = known.facts.skus.length;
  if (sizes > 1 && (has(changes, 'price') || has(changes, 'weight')))
    return `has ${sizes} sizes, whose prices and weights a file cannot change`;
  if (has(changes, 'price') && known.lowestPrice !== null && to.price <= known.lowestPrice)
    return `is sold for ${toDollars(known.lowestPrice).toFixed(2)} by a promotion: the price must be higher`;
  return null;
};

/** What a file does to a menu, line by line. Dishes that no line names stay as they are. */
export const planMenu = (rows: readonly FileRow[], menu: Menu): PlannedRow[] => {
  const find = finder(menu);
  const classOf = new Map(menu.classes.map((each) => [each.id, each]));
  const classNamed = new Map(menu.classes.map((each) => [each.zh, each]));
  const english = englishOf(rows);
  const lineOf = new Map<string, number>();

  const full = (dish: Partial<FileDish>, known: KnownDish | null): FileDish => {
    const before = known && fileDishOf(known, classOf.get(known.classId));
    const merged = before ? { ...before, ...dish } : newDish(dish);
    const classEn =
      english.get(merged.classZh) ?? classNamed.get(merged.classZh)?.en ?? merged.classZh;
    return { ...merged, classEn };
  };

  const plan = ({ line, dish, problem }: FileRow): PlannedRow => {
    const known = find(dish);
    const name = dish.dishZh ?? known?.name.zh ?? dish.number ?? '';
    const bad = (why: string): PlannedRow => ({ line, name, act: 'BAD', problem: why });
    if (problem !== null) return bad(problem);
    if (dish.dishZh === undefined && (dish.number ?? '') === '')
      return bad('names no dish: it needs dish_zh or number');
    const key = known?.id ?? (dish.number || dish.dishZh)!;
    const before = lineOf.get(key);
    if (before !== undefined) return bad(`is about the same dish as line ${before}`);
    lineOf.set(key, line);
    if (dish.classEn !== undefined && english.get(dish.classZh ?? '') !== dish.classEn)
      return bad(
        dish.classZh === undefined
          ? 'has class_en without class_zh'
          : 'calls its class in English other than a line above',
      );
    const missing = known === null ? whatIsMissing(dish) : null;
    if (missing !== null) return bad(missing);
    const after = full(dish, known);
    if (known === null) return { line, name, act: 'NEW', known, dish: after, changes: [] };
    const changes = changesOf(fileDishOf(known, classOf.get(known.classId)), after);
    const why = clash(known, after, changes);
    if (why !== null) return bad(why);
    return {
      line,
      name,
      act: changes.length === 0 ? 'SAME' : 'CHANGE',
      known,
      dish: after,
      changes,
    };
  };
  return rows.map(plan);
};
