import type { StoreKind } from '#shared/codes/store-kind.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import type { ClassNode } from './class-tree.ts';
import { menuClasses, type ClassChanges, type MenuClasses } from './classes.ts';
import { FIELDS, shownOf } from './columns.ts';
import {
  fileDishOf,
  PLAIN,
  say,
  type DishField,
  type FileDish,
  type KnownDish,
  type MenuClass,
  type MenuOption,
} from './dish.ts';
import type { Placed } from './place-class.ts';
import type { FileRow } from './read-file.ts';

export type Change = { field: DishField; from: string; to: string };
/** What a line does. `known`: the dish that it changes; null for a new one. */
export type PlannedRow = { line: number; name: string } & (
  | { act: 'BAD'; problem: Bilingual }
  | {
      act: 'NEW' | 'CHANGE' | 'SAME';
      known: KnownDish | null;
      dish: FileDish;
      /** Where the dish lies; null where it stays in a class that is no more. */
      node: ClassNode | null;
      changes: Change[];
    }
);
export type PlannedMenu = { rows: PlannedRow[]; classes: ClassChanges };
export type Menu = {
  kind: StoreKind;
  classes: readonly MenuClass[];
  dishes: readonly KnownDish[];
  options: readonly MenuOption[];
};

/** Dishes by the store's own number, else by their bar code, and those without either by name. */
const finder = ({ dishes }: Menu) => {
  const byNumber = new Map(dishes.map((dish) => [dish.number, dish]));
  const byEan = new Map(dishes.map((dish) => [dish.ean, dish]));
  const byName = new Map(
    dishes.filter(({ number }) => number === '').map((dish) => [dish.name.zh, dish]),
  );
  const anyByName = new Map(dishes.map((dish) => [dish.name.zh, dish]));
  return ({ number = '', ean = '', dishZh = '' }: Partial<FileDish>): KnownDish | null => {
    const known = (number && byNumber.get(number)) || (ean && byEan.get(ean));
    if (known) return known;
    return (number === '' ? anyByName.get(dishZh) : byName.get(dishZh)) ?? null;
  };
};

const whatIsMissing = (dish: Partial<FileDish>): Bilingual | null => {
  const missing = (['classZh', 'dishZh', 'price'] as const).filter((f) => dish[f] === undefined);
  const names = { classZh: 'class_zh', dishZh: 'dish_zh', price: 'price' };
  return missing.length === 0
    ? null
    : say(
        `是新商品，須填 ${missing.map((field) => names[field]).join('、')}`,
        `is a new dish and needs ${missing.map((field) => names[field]).join(', ')}`,
      );
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
const clash = (known: KnownDish, to: FileDish, changes: readonly Change[]): Bilingual | null => {
  const sizes = known.facts.skus.length;
  if (sizes > 1 && (has(changes, 'price') || has(changes, 'weight')))
    return say(
      `有 ${sizes} 種規格，檔案不能更改其價格及重量`,
      `has ${sizes} sizes, whose prices and weights a file cannot change`,
    );
  if (known.isCountedBySize && has(changes, 'stock'))
    return say('各規格分開計庫存，檔案不能更改', 'has stocks by size, which a file cannot change');
  if (has(changes, 'price') && known.lowestPrice !== null && to.price <= known.lowestPrice) {
    const promotion = toDollars(known.lowestPrice).toFixed(2);
    return say(
      `優惠進行中，售 ${promotion}；價格須高於此`,
      `is sold for ${promotion} by a promotion: the price must be higher`,
    );
  }
  return null;
};

const wrongOriginal = ({ originalPrice, price }: FileDish): Bilingual | null =>
  originalPrice !== null && originalPrice <= price
    ? say('原價須高於價格', 'has an original price that is not higher than its price')
    : null;

/** What a store of this kind, or without these groups of options, cannot say of a dish. */
const unsayable = (
  { options = [], brandZh = '', brandEn = '' }: Partial<FileDish>,
  menu: Menu,
): Bilingual | null => {
  const unknown = options.find((name) => !menu.options.some(({ zh }) => zh === name));
  if (unknown !== undefined)
    return say(
      `沒有名為「${unknown.slice(0, 40)}」的選項組，請先在餐單建立`,
      `names the options "${unknown.slice(0, 40)}", which the menu does not have: add them there first`,
    );
  return menu.kind !== 'market' && (brandZh !== '' || brandEn !== '')
    ? say('只有超市商品有品牌', 'has a brand, which only goods of a supermarket have')
    : null;
};

/** A number or a bar code is one dish's, in the store and in the file. */
const keyOwners = ({ dishes }: Menu) => {
  const owner = new Map<string, string>(
    dishes.flatMap((dish) => [
      ...(dish.number === '' ? [] : [[`number ${dish.number}`, dish.id] as const]),
      ...(dish.ean === '' ? [] : [[`ean ${dish.ean}`, dish.id] as const]),
    ]),
  );
  return (dish: FileDish, key: string): Bilingual | null => {
    for (const field of ['number', 'ean'] as const) {
      if (dish[field] === '') continue;
      const name = `${field} ${dish[field]}`;
      const by = owner.get(name);
      if (by !== undefined && by !== key)
        return say(
          `的 ${field} ${dish[field]} 已用於另一項商品`,
          `has the ${field} ${dish[field]} of another dish`,
        );
      owner.set(name, key);
    }
    return null;
  };
};

type Bad = { problem: Bilingual };
const bad = (problem: Bilingual): Bad => ({ problem });
/** A line with the dish and the class that it is about. */
type Line = { known: KnownDish | null; key: string; placed: Placed };

/** Finds what lines are about; a dish has one line. */
const lineReader = (menu: Menu, classes: MenuClasses) => {
  const find = finder(menu);
  const lineOf = new Map<string, number>();
  return ({ line, dish, problem }: FileRow): { known: KnownDish | null; found: Line | Bad } => {
    const known = find(dish);
    const as = (found: Line | Bad) => ({ known, found });
    if (problem !== null) return as(bad(problem));
    if (dish.dishZh === undefined && !dish.number && !dish.ean)
      return as(
        bad(
          say('沒有指明商品，須有 dish_zh 或 number', 'names no dish: it needs dish_zh or number'),
        ),
      );
    const key = known?.id ?? (dish.number || dish.ean || dish.dishZh)!;
    const before = lineOf.get(key);
    if (before !== undefined)
      return as(
        bad(say(`與第 ${before} 行是同一項商品`, `is about the same dish as line ${before}`)),
      );
    lineOf.set(key, line);
    const missing = known === null ? whatIsMissing(dish) : null;
    if (missing !== null) return as(bad(missing));
    const placed = classes.place({ zh: dish.classZh, en: dish.classEn }, known);
    return as('problem' in placed ? placed : { known, key, placed });
  };
};

/** What a file does to a menu, line by line, and the classes that it makes. Dishes that no line names stay as they are. */
export const planMenu = (rows: readonly FileRow[], menu: Menu): PlannedMenu => {
  const classes = menuClasses(menu);
  const read = lineReader(menu, classes);
  const lines = rows.map(read);
  const isCrowded = classes.crowding(
    lines.flatMap(({ known, found }) =>
      'problem' in found ? [] : [{ known, node: found.placed.node }],
    ),
  );
  const taken = keyOwners(menu);
  const planned = rows.map(({ line, dish }, at): PlannedRow => {
    const { known, found } = lines[at]!;
    const name = dish.dishZh ?? known?.name.zh ?? dish.number ?? '';
    const refused = (problem: Bilingual): PlannedRow => ({ line, name, act: 'BAD', problem });
    if ('problem' in found) return refused(found.problem);
    const { placed, key } = found;
    const before = known && fileDishOf(known, classes.wordsOf(known.classId), menu.options);
    const after = {
      ...(before ? { ...before, ...dish } : newDish(dish)),
      ...classes.wordsAfter(placed, known),
    };
    const mistaken =
      isCrowded({ known, node: placed.node }) ??
      unsayable(dish, menu) ??
      taken(after, key) ??
      wrongOriginal(after);
    if (mistaken !== null) return refused(mistaken);
    const more = { line, name, dish: after, node: placed.node };
    if (known === null || before === null) return { ...more, act: 'NEW', known: null, changes: [] };
    const changes = changesOf(before, after);
    const why = clash(known, after, changes);
    if (why !== null) return refused(why);
    return { ...more, act: changes.length === 0 ? 'SAME' : 'CHANGE', known, changes };
  });
  const good = planned.flatMap((row) => (row.act === 'BAD' ? [] : [row]));
  return { rows: planned, classes: classes.changes(good) };
};
