import { menuQuery, storeQuery } from '../../../domain/cart/cart-queries.ts';
import { GOODS_SORTS } from '../../../domain/market/goods-sorts.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { marketCartShop } from '../../../domain/shops/market-cart.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { fetchPictures } from '../../../lib/photo/fetch-picture.ts';
import { goodsLists } from './class-lists.ts';
import { classesQuery, goodsPageQuery } from './queries.ts';

/** As many as the first screen of a phone shows. */
const FIRST_GOODS = 4;

/** Fetches a supermarket, its classes, the first page of its shelf and the pictures there before its screen is drawn. */
export const askForMarket = async (storeId: string): Promise<void> => {
  const shop = marketCartShop(storeId);
  void queryClient.prefetchQuery(storeQuery(shop, usePlace.getState().spot));
  void queryClient.prefetchQuery(menuQuery(shop));
  const [first] = goodsLists(await queryClient.fetchQuery(classesQuery(storeId)));
  if (first === undefined) return;
  const page = goodsPageQuery(storeId, GOODS_SORTS[0].code, { classifyId: first.id, page: 0 });
  const { result } = await queryClient.fetchQuery(page);
  fetchPictures(result.slice(0, FIRST_GOODS).map(({ imgUrl }) => imgUrl));
};
