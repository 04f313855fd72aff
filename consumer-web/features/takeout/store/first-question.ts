import { menuQuery, storeQuery } from '../../../domain/cart/cart-queries.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { fetchPicture } from '../../../lib/photo/fetch-picture.ts';
import { postersQuery } from './queries.ts';

/** Fetches a store, its menu, its posters and the picture at its head before its screen is drawn. */
export const askForStore = async (storeId: string): Promise<void> => {
  const shop = takeoutCartShop(storeId);
  const menu = queryClient.prefetchQuery(menuQuery(shop));
  void queryClient.prefetchQuery(postersQuery(storeId));
  const store = await queryClient.fetchQuery(storeQuery(shop, usePlace.getState().spot));
  void fetchPicture(store.bannerImg || store.thumbnailHead);
  await menu;
};
