import { claimableQuery } from '../../../domain/offers/claim/claimable-query.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { fetchPicture } from '../../../lib/photo/fetch-picture.ts';
import { comboLabelsQuery } from '../combo-labels.ts';
import { coversQuery, decorCountQuery, storeDealsQuery, storePageQuery } from './queries.ts';

/** Fetches a store of deals, its deals and its first cover before its screen is drawn. */
export const askForStore = async (storeId: string): Promise<void> => {
  void queryClient.prefetchQuery(claimableQuery(storeId));
  void queryClient.prefetchQuery(comboLabelsQuery({ storeIds: [storeId] }));
  void queryClient.prefetchQuery(decorCountQuery(storeId));
  void queryClient.prefetchInfiniteQuery(storeDealsQuery(storeId, 'all'));
  const page = await queryClient.fetchQuery(storePageQuery(storeId, usePlace.getState().spot));
  if (page.decorCount.coverCount === 0) return fetchPicture(page.storeInfo.thumbnailHead);
  const { result } = await queryClient.fetchQuery(coversQuery(storeId));
  const [first] = result;
  if (first !== undefined)
    void fetchPicture(first.kind === 'VIDEO' ? first.posterUrl : first.imgUrl);
};
