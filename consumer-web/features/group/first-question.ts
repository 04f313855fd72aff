import { currentPoint } from '../../domain/place/place.ts';
import { queryClient } from '../../lib/api/query.ts';
import { fetchPicture } from '../../lib/photo/fetch-picture.ts';
import { filtersIn } from './find/filters.ts';
import { frontFilterQuery, nearDealsQuery } from './find/queries.ts';

/** As many as the first screen of a phone shows. */
const FIRST_DEALS = 3;

/** Fetches the filters, the list of deals and its first pictures before its screen is drawn. `query`: the address's own. */
export const askForDeals = async (query: URLSearchParams): Promise<void> => {
  void queryClient.prefetchQuery(frontFilterQuery());
  const asked = { at: currentPoint(), filters: filtersIn(query) };
  const { pages } = await queryClient.fetchInfiniteQuery(nearDealsQuery(asked));
  for (const { productImg } of pages[0]?.result.slice(0, FIRST_DEALS) ?? [])
    void fetchPicture(productImg);
};
