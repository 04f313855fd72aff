import { menuQuery, storeQuery } from '../../../domain/cart/cart-queries.ts';
import { GOODS_SORTS } from '../../../domain/market/goods-sorts.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { marketCartShop } from '../../../domain/shops/market-cart.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { fetchPictures } from '../../../lib/photo/fetch-picture.ts';
import { goodsLists, type GoodsList } from './class-lists.ts';
import { activitiesQuery, discountQuery, hasPosterQuery } from './offers/queries.ts';
import { classesQuery, goodsPageQuery } from './queries.ts';

/** As many goods as the first screen of a phone shows, and as are drawn below it. */
const FIRST_GOODS = 4;
const DRAWN_GOODS = 12;

/** The classes that the first goods on the shelf are of. */
const firstLists = (lists: readonly GoodsList[]): GoodsList[] => {
  let before = 0;
  return lists.filter(({ count }) => {
    const isFirst = before < DRAWN_GOODS;
    before += count;
    return isFirst;
  });
};

const askForShelf = async (storeId: string): Promise<void> => {
  const lists = firstLists(goodsLists(await queryClient.fetchQuery(classesQuery(storeId))));
  const [{ code: sort }] = GOODS_SORTS;
  const pages = await Promise.all(
    lists.map(({ id: classifyId }) =>
      queryClient.fetchQuery(goodsPageQuery(storeId, sort, { classifyId, page: 0 })),
    ),
  );
  const first = pages.flatMap(({ result }) => result).slice(0, FIRST_GOODS);
  fetchPictures(first.map(({ imgUrl }) => imgUrl));
};

/** Fetches a supermarket, the first goods of its shelf with their pictures, and what stands above them, before its screen is drawn. */
export const askForMarket = async (storeId: string): Promise<void> => {
  const shop = marketCartShop(storeId);
  await Promise.all([
    queryClient.prefetchQuery(storeQuery(shop, usePlace.getState().spot)),
    queryClient.prefetchQuery(menuQuery(shop)),
    askForShelf(storeId),
    queryClient.prefetchQuery(activitiesQuery(storeId)),
    queryClient.prefetchQuery(discountQuery(storeId)),
    queryClient.prefetchQuery(hasPosterQuery(storeId)),
  ]);
};
