import type { Bilingual } from '../town/index.ts';
import { pictureAddress } from '../picture-address.ts';
import type { Cuisine } from './banks/index.ts';

export type Category = { id: string; name: Bilingual; picture: string };
const category = (id: string, zh: string, en: string, picture: string): Category => ({
  id,
  name: { zh, en },
  picture: pictureAddress(`takeout/${picture}.svg`),
});

/** Classes of stores: parents, each with its children. A store's `categories` are its child and its parents. */
export const CATEGORIES: readonly (Category & {
  children: readonly (Category & { cuisine: Cuisine })[];
})[] = [
  {
    ...category('chinese', '中式美食', 'Chinese', 'har-gow'),
    children: [
      {
        ...category('cantonese', '粵菜點心', 'Cantonese & dim sum', 'siu-mai'),
        cuisine: 'cantonese',
      },
      { ...category('roast', '燒味', 'Roast meats', 'roast-goose'), cuisine: 'roast' },
      { ...category('congee', '粥粉麵', 'Congee & noodles', 'congee'), cuisine: 'congee' },
      { ...category('sichuan', '川湘麻辣', 'Sichuan & spicy', 'red-stew'), cuisine: 'sichuan' },
      { ...category('seafood', '海鮮', 'Seafood', 'crab'), cuisine: 'seafood' },
      { ...category('hotpot', '火鍋', 'Hotpot', 'hotpot'), cuisine: 'hotpot' },
    ],
  },
  {
    ...category('local', '澳葡風味', 'Macau & Portugal', 'chop-bun'),
    children: [
      { ...category('macanese', '土生葡菜', 'Macanese', 'african-chicken'), cuisine: 'macanese' },
      { ...category('portuguese', '葡國菜', 'Portuguese', 'codfish'), cuisine: 'portuguese' },
      { ...category('cafe', '茶餐廳', 'Tea restaurants', 'breakfast'), cuisine: 'cafe' },
    ],
  },
  {
    ...category('asian', '日韓泰', 'Asian', 'sushi'),
    children: [
      { ...category('japanese', '日本料理', 'Japanese', 'ramen'), cuisine: 'japanese' },
      { ...category('korean', '韓國料理', 'Korean', 'stone-bowl'), cuisine: 'korean' },
      { ...category('thai', '泰國菜', 'Thai', 'green-curry'), cuisine: 'thai' },
    ],
  },
  {
    ...category('drinks', '飲品咖啡', 'Drinks & coffee', 'milk-tea'),
    children: [
      { ...category('bubble-tea', '奶茶果茶', 'Bubble tea', 'fruit-tea'), cuisine: 'bubbleTea' },
      { ...category('coffee', '咖啡', 'Coffee', 'latte'), cuisine: 'coffee' },
    ],
  },
  {
    ...category('bakery', '麵包甜品', 'Bakery & desserts', 'egg-tart'),
    children: [{ ...category('cakes', '蛋糕麵包', 'Cakes & bread', 'cake'), cuisine: 'bakery' }],
  },
  {
    ...category('western', '西式快餐', 'Western & fast food', 'burger'),
    children: [
      { ...category('burgers', '漢堡薄餅', 'Burgers & pizza', 'pizza'), cuisine: 'western' },
    ],
  },
  {
    ...category('healthy', '健康素食', 'Healthy & vegetarian', 'salad'),
    children: [
      { ...category('vegetarian', '素食', 'Vegetarian', 'greens'), cuisine: 'vegetarian' },
    ],
  },
];

/** The class of a cuisine and its parent. */
export const categoriesOf = (cuisine: Cuisine): string[] =>
  CATEGORIES.flatMap(({ id, children }) =>
    children.filter((child) => child.cuisine === cuisine).flatMap((child) => [child.id, id]),
  );
