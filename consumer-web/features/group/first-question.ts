import { fetchPicture } from '../../lib/photo/fetch-picture.ts';
import { queryClient } from '../../lib/api/query.ts';
import { nearProductsQuery } from './queries.ts';
import { useBrowse } from './store.ts';

/** As many as the first screen of a phone shows. */
const FIRST_DEALS = 3;

/** Fetches the list of deals and its first pictures before its screen is drawn. */
export const askForDeals = async (): Promise<void> => {
  const { category, keyword } = useBrowse.getState();
  const { pages } = await queryClient.fetchInfiniteQuery(nearProductsQuery(category, keyword));
  for (const { productImg } of pages[0]?.result.slice(0, FIRST_DEALS) ?? [])
    void fetchPicture(productImg);
};
