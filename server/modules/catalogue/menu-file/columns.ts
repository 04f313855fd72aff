import { MENU_LIMITS } from '#shared/codes/menu.ts';
import { ALLERGENS, type Allergen } from '#shared/codes/allergen.ts';
import { cents, toDollars, type Cents } from '#shared/kernel/money.ts';
import { isEan } from '#shared/validate/ean.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { PLAIN, say, type DishField, type FileDish } from './dish.ts';

/** What a cell says, or what is wrong with it. */
export type Cell<T> = { value: T } | { problem: Bilingual };

/** `read` sees no empty cell and no `-`. `cleared`: what `-` sets; absent where a dish cannot do without. */
type Column<F extends DishField> = {
  header: string;
  read: (text: string) => Cell<FileDish[F]>;
  shown: (value: FileDish[F]) => string;
  cleared?: FileDish[F];
};

const ok = <T>(value: T): Cell<T> => ({ value });
const wrong = (zh: string, en: string): { problem: Bilingual } => ({ problem: say(zh, en) });
const itself = (text: string): string => text;

/** Signs that no name has: ends of lines, and what screens and printers do not show. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const name =
  (most: number) =>
  (text: string): Cell<string> => {
    if ([...text].length > most) return wrong(`超過 ${most} 個字`, `has more than ${most} signs`);
    return HIDDEN.test(text)
      ? wrong('有換行或看不見的字符', 'has an end of line or a sign that cannot be seen')
      : ok(text);
  };

const MONEY = /^\d{1,7}(?:\.\d{1,2})?$/;
const money =
  (least: number, most: number) =>
  (text: string): Cell<Cents> => {
    if (!MONEY.test(text))
      return wrong(
        `「${text.slice(0, 20)}」不是金額，例如 38 或 38.50`,
        `"${text.slice(0, 20)}" is no price such as 38 or 38.50`,
      );
    const value = cents(Math.round(Number(text) * 100));
    return value < least || value > most
      ? wrong(
          `須為 ${(least / 100).toFixed(2)} 至 ${(most / 100).toFixed(2)}`,
          `must be from ${(least / 100).toFixed(2)} to ${(most / 100).toFixed(2)}`,
        )
      : ok(value);
  };
const moneyShown = (value: Cents): string => toDollars(value).toFixed(2);

const whole =
  (most: number) =>
  (text: string): Cell<number> =>
    /^\d{1,7}$/.test(text) && Number(text) <= most
      ? ok(Number(text))
      : wrong(`須為 0 至 ${most} 的整數`, `must be a whole number from 0 to ${most}`);
const limitShown = (value: number): string => (value === -1 ? 'no limit' : String(value));

const decimal =
  (least: number, most: number) =>
  (text: string): Cell<number> =>
    /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && Number(text) >= least && Number(text) <= most
      ? ok(Number(text))
      : wrong(`須為 ${least} 至 ${most} 的數字`, `must be a number from ${least} to ${most}`);

const YES: Readonly<Record<string, boolean>> = { yes: true, no: false, 是: true, 否: false };
const yesOrNo = (text: string): Cell<boolean> => {
  const value = YES[text.toLowerCase()];
  return value === undefined ? wrong('須為 yes 或 no', 'must be yes or no') : ok(value);
};
const yesShown = (value: boolean | null): string =>
  value === null ? 'not said' : value ? 'yes' : 'no';

const allergens = (text: string): Cell<readonly Allergen[]> => {
  const words = text.toLowerCase().split(/[\s;,/]+/);
  if (words.join() === 'none') return ok([]);
  const unknown = words.find((word) => !ALLERGENS.some((known) => known === word));
  return unknown === undefined
    ? ok(ALLERGENS.filter((known) => words.includes(known)))
    : wrong(
        `「${unknown.slice(0, 20)}」不是 ${ALLERGENS.join('、')} 之一，也不是單獨的 none`,
        `"${unknown.slice(0, 20)}" is none of ${ALLERGENS.join(', ')}, or the word none alone`,
      );
};
const allergensShown = (value: readonly Allergen[] | null): string =>
  value === null ? 'not said' : value.length === 0 ? 'none' : value.join(' ');

const ean = (text: string): Cell<string> =>
  isEan(text) ? ok(text) : wrong('不是正確的條碼', 'is no bar code');

const minutes = (text: string): Cell<number> =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MENU_LIMITS.prepMinutes
    ? ok(Number(text))
    : wrong(
        `須為 1 至 ${MENU_LIMITS.prepMinutes} 的整數`,
        `must be a whole number from 1 to ${MENU_LIMITS.prepMinutes}`,
      );

/** Names of groups of options, with a bar between them. */
const names = (text: string): Cell<readonly string[]> => {
  const said = text.split('|').map((part) => part.trim());
  const found = [...new Set(said)].filter((part) => part !== '');
  return found.length > MENU_LIMITS.optionsOfDish
    ? wrong(
        `超過 ${MENU_LIMITS.optionsOfDish} 組`,
        `has more than ${MENU_LIMITS.optionsOfDish} groups`,
      )
    : ok(found);
};

/** Three names, the signs between them, and backslashes. */
const MOST_PATH = 240;

/** The columns of a menu's file, in the order in which a dish's changes are listed. */
export const COLUMNS: { readonly [F in DishField]: Column<F> } = {
  number: { header: 'number', read: name(40), shown: itself, cleared: '' },
  ean: { header: 'ean', read: ean, shown: itself, cleared: '' },
  // a supermarket's is a path: how long its names are is known where the store is
  classZh: { header: 'class_zh', read: name(MOST_PATH), shown: itself },
  classEn: { header: 'class_en', read: name(MOST_PATH), shown: itself },
  dishZh: { header: 'dish_zh', read: name(60), shown: itself },
  dishEn: { header: 'dish_en', read: name(80), shown: itself },
  price: { header: 'price', read: money(10, 10_000_000), shown: moneyShown },
  originalPrice: {
    header: 'original_price',
    read: money(10, 10_000_000),
    shown: (value) => (value === null ? '' : moneyShown(value)),
    cleared: null,
  },
  stock: {
    header: 'stock',
    read: whole(999_999),
    shown: limitShown,
    cleared: PLAIN.stock,
  },
  boxPrice: {
    header: 'box_price',
    read: money(0, 10_000),
    shown: moneyShown,
    cleared: PLAIN.boxPrice,
  },
  shelf: { header: 'shelf', read: name(30), shown: itself, cleared: '' },
  limit: { header: 'limit', read: whole(999), shown: limitShown, cleared: PLAIN.limit },
  weight: { header: 'weight', read: decimal(0.001, 100), shown: String },
  descriptionZh: {
    header: 'description_zh',
    read: name(300),
    shown: itself,
    cleared: '',
  },
  descriptionEn: {
    header: 'description_en',
    read: name(300),
    shown: itself,
    cleared: '',
  },
  allergens: {
    header: 'allergens',
    read: allergens,
    shown: allergensShown,
    cleared: PLAIN.allergens,
  },
  spice: { header: 'spice', read: whole(3), shown: String, cleared: PLAIN.spice },
  alcohol: { header: 'alcohol', read: decimal(0, 96), shown: String, cleared: PLAIN.alcohol },
  isVegetarian: {
    header: 'vegetarian',
    read: yesOrNo,
    shown: yesShown,
    cleared: PLAIN.isVegetarian,
  },
  isShown: { header: 'shown', read: yesOrNo, shown: yesShown },
  minutes: {
    header: 'minutes',
    read: minutes,
    shown: (value) => (value === null ? '' : String(value)),
    cleared: PLAIN.minutes,
  },
  options: {
    header: 'options',
    read: names,
    shown: (value) => value.join('|'),
    cleared: PLAIN.options,
  },
  brandZh: { header: 'brand_zh', read: name(40), shown: itself, cleared: '' },
  brandEn: { header: 'brand_en', read: name(60), shown: itself, cleared: '' },
};

export const FIELDS = Object.keys(COLUMNS) as DishField[];

/** What a dish's field says, in words. */
export const shownOf = <F extends DishField>(field: F, dish: FileDish): string =>
  COLUMNS[field].shown(dish[field]);

const CLEAR = '-';

/** A cell of a column: null leaves the dish as it is. */
export const readCell = <F extends DishField>(field: F, text: string): Cell<FileDish[F]> | null => {
  if (text === '') return null;
  const { header, read, cleared } = COLUMNS[field];
  if (text === CLEAR)
    return cleared === undefined
      ? wrong(`${header} 不能清除`, `${header} cannot be cleared`)
      : ok(cleared);
  const cell = read(text);
  return 'problem' in cell
    ? wrong(`${header} ${cell.problem.zh}`, `${header} ${cell.problem.en}`)
    : cell;
};

/** What an export writes of a dish: what says nothing is empty, and so leaves the dish as it is when the file comes back. */
export const exportedCell = <F extends DishField>(field: F, dish: FileDish): string => {
  const value = dish[field];
  return value === null || value === -1 ? '' : COLUMNS[field].shown(value);
};
