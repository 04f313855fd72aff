import { queryClient } from '../../lib/api/query.ts';
import { fetchPicture } from '../../lib/photo/fetch-picture.ts';
import { comboLabelsQuery } from './combo-labels.ts';
import { productQuery } from './queries.ts';

/** Fetches a deal and its first picture before its screen is drawn. */
export const askForDeal = async (productId: string): Promise<void> => {
  void queryClient.prefetchQuery(comboLabelsQuery({ productIds: [productId] }));
  const { pictures, productImg } = await queryClient.fetchQuery(productQuery(productId));
  void fetchPicture(pictures[0] ?? productImg);
};
