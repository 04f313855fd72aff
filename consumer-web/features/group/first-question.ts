import { currentPoint } from '../../domain/place/place.ts';
import { queryClient } from '../../lib/api/query.ts';
import { fetchPictures } from '../../lib/photo/fetch-picture.ts';
import { filtersIn } from './find/filters.ts';
import { frontFilterQuery, nearDealsQuery } from './find/queries.ts';
import { bannersQuery, flashSalesQuery, lanternsQuery } from './sale/front-queries.ts';

/** As many as the first screen of a phone shows, of the list and of a flash sale. */
const FIRST_DEALS = 3;

const none = (): undefined => undefined;
const fetchFirst = (deals: readonly { productImg: string }[]): void => {
  fetchPictures(deals.slice(0, FIRST_DEALS).map(({ productImg }) => productImg));
};

/** Fetches what the home of group-buy draws first, and the largest pictures, before its screen is drawn. `query`: the address's own. */
export const askForDeals = async (query: URLSearchParams): Promise<void> => {
  const [at, filters] = [currentPoint(), filtersIn(query)];
  const deals = queryClient.fetchInfiniteQuery(nearDealsQuery({ at, filters }));
  const asked = [
    deals.then(({ pages }) => fetchFirst(pages[0]?.result ?? []), none),
    queryClient.prefetchQuery(frontFilterQuery()),
  ];
  // one category is only its list
  if (filters.category === 'all')
    asked.push(
      queryClient
        .fetchQuery(flashSalesQuery(at))
        .then(({ result }) => fetchFirst(result[0]?.items ?? []), none),
      queryClient
        .fetchQuery(lanternsQuery())
        .then(({ result }) => fetchPictures(result.map(({ defaultImg }) => defaultImg)), none),
      queryClient.prefetchQuery(bannersQuery()),
    );
  await Promise.all(asked);
};
