import type { Bilingual } from '../town/index.ts';
import { brandOf } from './brands.ts';
import { goodsPicture } from './pictures.ts';
import { KEEPING, ORIGINS, type Goods, type GoodsMore } from './shelf.ts';
import { AISLES } from './shelves/index.ts';
import { unitOf } from './units.ts';

export type MarketCategory = { id: string; parentId: string; name: Bilingual; picture: string };
/** An article with what its shelf says of it. `chain`: its categories from the first level down. */
export type Article = {
  id: string;
  chain: readonly string[];
  goods: Goods;
  more: GoodsMore;
  brand: ReturnType<typeof brandOf>;
  unit: ReturnType<typeof unitOf>;
  about: Bilingual;
};

const idOf = (...keys: readonly string[]): string => keys.join('.');

/** The categories of the supermarkets on three levels, parents before their children. */
export const MARKET_CATEGORIES: readonly MarketCategory[] = AISLES.flatMap((aisle) => [
  { id: aisle.key, parentId: '', name: aisle.name, picture: goodsPicture(aisle.picture) },
  ...aisle.bays.flatMap((bay) => [
    {
      id: idOf(aisle.key, bay.key),
      parentId: aisle.key,
      name: bay.name,
      picture: goodsPicture(bay.shelves[0]!.goods[0]![4]),
    },
    ...bay.shelves.map((shelf) => ({
      id: idOf(aisle.key, bay.key, shelf.key),
      parentId: idOf(aisle.key, bay.key),
      name: shelf.name,
      picture: goodsPicture(shelf.goods[0]![4]),
    })),
  ]),
]);

/** Where goods come from and how they are kept. */
const aboutOf = ({ from, keep }: GoodsMore): Bilingual => ({
  zh: [...(from ? [`產地：${ORIGINS[from][0]}`] : []), ...(keep ? [KEEPING[keep][0]] : [])].join(
    '；',
  ),
  en: [...(from ? [`From ${ORIGINS[from][1]}`] : []), ...(keep ? [KEEPING[keep][1]] : [])].join(
    '. ',
  ),
});

const WRITTEN: readonly Omit<Article, 'id'>[] = AISLES.flatMap((aisle) =>
  aisle.bays.flatMap((bay) =>
    bay.shelves.flatMap((shelf) =>
      shelf.goods.map((goods) => {
        const more: GoodsMore = { ...shelf.more, ...goods[5] };
        return {
          chain: [aisle.key, idOf(aisle.key, bay.key), idOf(aisle.key, bay.key, shelf.key)],
          goods,
          more,
          brand: brandOf(more.brand),
          unit: unitOf(goods[3]),
          about: aboutOf(more),
        };
      }),
    ),
  ),
);

/** The number of an article in products' ids: `0001`. */
const numberOf = (place: number): string => String(place + 1).padStart(4, '0');

/** Every article, in the order of the shelves: the same in all stores. */
export const ARTICLES: readonly Article[] = WRITTEN.map((article, place) => ({
  ...article,
  id: `mi-${numberOf(place)}`,
}));

/** The product of an article in a store. */
export const productId = (storeKey: string, { id }: Article): string =>
  `${storeKey}.${id.slice(3)}`;

/** The article of an English name, for examples. */
export const articleNamed = (en: string): Article => {
  const found = ARTICLES.find(({ goods }) => goods[1] === en);
  if (found === undefined) throw new RangeError(`no article ${en}`);
  return found;
};
