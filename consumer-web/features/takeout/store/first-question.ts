import { storeQuery } from '../../../domain/cart/cart-queries.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { fetchPicture } from '../../../lib/photo/fetch-picture.ts';

/** Fetches a store and the picture at its head before its screen is drawn. */
export const askForStore = async (storeId: string): Promise<void> => {
  const { spot } = usePlace.getState();
  const store = await queryClient.fetchQuery(storeQuery(takeoutCartShop(storeId), spot));
  void fetchPicture(store.bannerImg || store.thumbnailHead);
};
