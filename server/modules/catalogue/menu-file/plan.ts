import type { StoreKind } from '#shared/codes/store-kind.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
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
import type { FileRow } from './read-file.ts';

export type Change = { field: DishField; from: string; to: string };
/** What a line does. `known`: the dish that it changes; null for a new one. */
export type PlannedRow = { line: number; name: string } & (
  | { act: 'BAD'; problem: Bilingual }
  | { act: 'NEW' | 'CHANGE' | 'SAME'; known: KnownDish | null; dish: FileDish; changes: Change[] }
);
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

/** English names of classes that the file says, by the Chinese one; the first that is said counts. */
const englishOf = (rows: readonly FileRow[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const { dish } of rows)
    if (dish.classZh !== undefined && dish.classEn !== undefined && !names.has(dish.classZh))
      names.set(dish.classZh, dish.classEn);
  return names;
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

/** What a file does to a menu, line by line. Dishes that no line names stay as they are. */
export const planMenu = (rows: readonly FileRow[], menu: Menu): PlannedRow[] => {
  const find = finder(menu);
  const classOf = new Map(menu.classes.map((each) => [each.id, each]));
  const classNamed = new Map(menu.classes.map((each) => [each.zh, each]));
  const english = englishOf(rows);
  const lineOf = new Map<string, number>();
  const branches = new Set(
    menu.classes
      .filter(({ id }) => menu.classes.some(({ parentId }) => parentId === id))
      .map(({ zh }) => zh),
  );
  const owner = new Map<string, string>(
    menu.dishes.flatMap((dish) => [
      ...(dish.number === '' ? [] : [[`number ${dish.number}`, dish.id] as const]),
      ...(dish.ean === '' ? [] : [[`ean ${dish.ean}`, dish.id] as const]),
    ]),
  );
  /** A number or a bar code is one dish's, in the store and in the file. */
  const taken = (dish: FileDish, key: string): Bilingual | null => {
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

  const full = (dish: Partial<FileDish>, known: KnownDish | null): FileDish => {
    const before = known && fileDishOf(known, classOf.get(known.classId), menu.options);
    const merged = before ? { ...before, ...dish } : newDish(dish);
    const classEn =
      english.get(merged.classZh) ?? classNamed.get(merged.classZh)?.en ?? merged.classZh;
    return { ...merged, classEn };
  };

  const plan = ({ line, dish, problem }: FileRow): PlannedRow => {
    const known = find(dish);
    const name = dish.dishZh ?? known?.name.zh ?? dish.number ?? '';
    const bad = (why: Bilingual): PlannedRow => ({ line, name, act: 'BAD', problem: why });
    if (problem !== null) return bad(problem);
    if (dish.dishZh === undefined && !dish.number && !dish.ean)
      return bad(
        say('沒有指明商品，須有 dish_zh 或 number', 'names no dish: it needs dish_zh or number'),
      );
    const key = known?.id ?? (dish.number || dish.ean || dish.dishZh)!;
    const before = lineOf.get(key);
    if (before !== undefined)
      return bad(say(`與第 ${before} 行是同一項商品`, `is about the same dish as line ${before}`));
    lineOf.set(key, line);
    const own = known === null ? undefined : classOf.get(known.classId);
    /** Two classes may have one Chinese name: a dish that names its own stays in it. */
    const isOwn = own !== undefined && dish.classZh === own.zh && dish.classEn === own.en;
    if (!isOwn && dish.classEn !== undefined && english.get(dish.classZh ?? '') !== dish.classEn)
      return bad(
        dish.classZh === undefined
          ? say('有 class_en 而沒有 class_zh', 'has class_en without class_zh')
          : say(
              '分類的英文名稱與上面的行不同',
              'calls its class in English other than a line above',
            ),
      );
    const missing = known === null ? whatIsMissing(dish) : null;
    if (missing !== null) return bad(missing);
    const after = isOwn ? { ...full(dish, known), classEn: own.en } : full(dish, known);
    if (dish.classZh !== undefined && branches.has(dish.classZh))
      return bad(say('分類之下還有分類，須填最低一層', 'names a class that has classes below it'));
    const mistaken = unsayable(dish, menu) ?? taken(after, key) ?? wrongOriginal(after);
    if (mistaken !== null) return bad(mistaken);
    if (known === null) return { line, name, act: 'NEW', known, dish: after, changes: [] };
    const changes = changesOf(fileDishOf(known, classOf.get(known.classId), menu.options), after);
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
