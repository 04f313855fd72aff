import type { Bilingual } from '../town/index.ts';
import type { OptionName } from './options.ts';
import type { SizeName } from './sizes.ts';

/** What a dish may say beyond its name, price and picture. `alcohol`: per cent by volume; `spice` 0 to 3; `kg` with its box; `isExchange`: offered as an add-on. */
export type DishMore = {
  alcohol?: number;
  spice?: number;
  tag?: keyof typeof TAGS;
  sizes?: SizeName;
  options?: readonly OptionName[];
  kg?: number;
  limit?: number;
};

/** A dish as it is written down: Chinese, English, dollars, picture. */
export type Dish = readonly [
  zh: string,
  en: string,
  dollars: number,
  picture: string,
  more?: DishMore,
];

/** A part of a menu. What is given here holds for all its dishes that do not say otherwise. */
export type DishClass = {
  name: Bilingual;
  about: Bilingual;
  dishes: readonly Dish[];
  sizes?: SizeName;
  options?: readonly OptionName[];
  boxDollars: number;
  kg: number;
};

export const TAGS = {
  signature: { zh: '招牌', en: 'Signature' },
  popular: { zh: '人氣', en: 'Popular' },
  fresh: { zh: '新品', en: 'New' },
  vegetarian: { zh: '素食', en: 'Vegetarian' },
  set: { zh: '套餐', en: 'Set' },
  seasonal: { zh: '時令', en: 'Seasonal' },
} as const satisfies Record<string, Bilingual>;

type Given = Pick<DishClass, 'sizes' | 'options'> & {
  about?: readonly [zh: string, en: string];
  box?: number;
  kg?: number;
};

/** A part of a menu: `part('粥品', 'Congee', dishes, { box: 1 })`. */
export const part = (
  zh: string,
  en: string,
  dishes: readonly Dish[],
  { about = ['', ''], box = 1, kg = 0.5, ...more }: Given = {},
): DishClass => ({
  name: { zh, en },
  about: { zh: about[0], en: about[1] },
  dishes,
  boxDollars: box,
  kg,
  ...more,
});
