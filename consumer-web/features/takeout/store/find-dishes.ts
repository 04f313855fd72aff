import type { Dish } from './model.ts';

/** Letters as one types them: without case, accents, width and spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** Dishes that a keyword finds: by name first, then by tags and description; what is sold out comes last. */
export const findDishes = (dishes: readonly Dish[], keyword: string): Dish[] => {
  const wanted = plain(keyword);
  if (wanted === '') return [];
  const rank = ({ productName, tags, description }: Dish): number => {
    const name = plain(productName);
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return tags.some((tag) => plain(tag).includes(wanted)) || plain(description).includes(wanted)
      ? 2
      : 3;
  };
  return dishes
    .map((dish) => ({ dish, rank: rank(dish) }))
    .filter(({ rank: at }) => at < 3)
    .toSorted((a, b) => Number(a.dish.sellout) - Number(b.dish.sellout) || a.rank - b.rank)
    .map(({ dish }) => dish);
};
