import { ALLERGENS, type Allergen } from '#shared/codes/allergen.ts';
import { cents, toDollars, type Cents } from '#shared/kernel/money.ts';
import { PLAIN, type DishField, type FileDish } from './dish.ts';

/** What a cell says, or what is wrong with it. */
export type Cell<T> = { value: T } | { problem: string };

/** `read` sees no empty cell and no `-`. `cleared`: what `-` sets; absent where a dish cannot do without. */
type Column<F extends DishField> = {
  header: string;
  read: (text: string) => Cell<FileDish[F]>;
  shown: (value: FileDish[F]) => string;
  cleared?: FileDish[F];
};

const ok = <T>(value: T): Cell<T> => ({ value });
const wrong = (problem: string): { problem: string } => ({ problem });
const itself = (text: string): string => text;

/** Signs that no name has: ends of lines, and what screens and printers do not show. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const name =
  (most: number) =>
  (text: string): Cell<string> => {
    if ([...text].length > most) return wrong(`has more than ${most} signs`);
    return HIDDEN.test(text) ? wrong('has an end of line or a sign that cannot be seen') : ok(text);
  };

const MONEY = /^\d{1,7}(?:\.\d{1,2})?$/;
const money =
  (least: number, most: number) =>
  (text: string): Cell<Cents> => {
    if (!MONEY.test(text)) return wrong(`"${text.slice(0, 20)}" is no price such as 38 or 38.50`);
    const value = cents(Math.round(Number(text) * 100));
    return value < least || value > most
      ? wrong(`must be from ${(least / 100).toFixed(2)} to ${(most / 100).toFixed(2)}`)
      : ok(value);
  };
const moneyShown = (value: Cents): string => toDollars(value).toFixed(2);

const whole =
  (most: number) =>
  (text: string): Cell<number> =>
    /^\d{1,7}$/.test(text) && Number(text) <= most
      ? ok(Number(text))
      : wrong(`must be a whole number from 0 to ${most}`);
const limitShown = (value: number): string => (value === -1 ? 'no limit' : String(value));

const decimal =
  (least: number, most: number) =>
  (text: string): Cell<number> =>
    /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && Number(text) >= least && Number(text) <= most
      ? ok(Number(text))
      : wrong(`must be a number from ${least} to ${most}`);

const YES: Readonly<Record<string, boolean>> = { yes: true, no: false, 是: true, 否: false };
const yesOrNo = (text: string): Cell<boolean> => {
  const value = YES[text.toLowerCase()];
  return value === undefined ? wrong('must be yes or no') : ok(value);
};
const yesShown = (value: boolean | null): string =>
  value === null ? 'not said' : value ? 'yes' : 'no';

const allergens = (text: string): Cell<readonly Allergen[]> => {
  const words = text.toLowerCase().split(/[\s;,/]+/);
  if (words.join() === 'none') return ok([]);
  const unknown = words.find((word) => !ALLERGENS.some((known) => known === word));
  return unknown === undefined
    ? ok(ALLERGENS.filter((known) => words.includes(known)))
    : wrong(`"${unknown.slice(0, 20)}" is none of ${ALLERGENS.join(', ')}, or the word none alone`);
};
const allergensShown = (value: readonly Allergen[] | null): string =>
  value === null ? 'not said' : value.length === 0 ? 'none' : value.join(' ');

/** The columns of a menu's file, in the order in which a dish's changes are listed. */
export const COLUMNS: { readonly [F in DishField]: Column<F> } = {
  number: { header: 'number', read: name(40), shown: itself, cleared: '' },
  classZh: { header: 'class_zh', read: name(40), shown: itself },
  classEn: { header: 'class_en', read: name(60), shown: itself },
  dishZh: { header: 'dish_zh', read: name(60), shown: itself },
  dishEn: { header: 'dish_en', read: name(80), shown: itself },
  price: { header: 'price', read: money(10, 10_000_000), shown: moneyShown },
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
    return cleared === undefined ? wrong(`${header} cannot be cleared`) : ok(cleared);
  const cell = read(text);
  return 'problem' in cell ? wrong(`${header} ${cell.problem}`) : cell;
};
