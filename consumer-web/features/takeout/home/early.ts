import { shownBanners } from '#shared/validate/shown-entries.ts';
import { fetchPictures } from '../../../lib/photo/fetch-picture.ts';
import { currentPoint } from '../../../domain/place/place.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { filtersIn } from '../../../domain/store/filters.ts';
import { dealsOf, FIRST_DEALS } from './first-screen.ts';
import { labelsQuery, lanternsQuery, storesQuery } from '../../../domain/store/list-queries.ts';
import { bannersQuery, dealsQuery } from './queries.ts';

const none = (): undefined => undefined;

/** What the home fetches in parallel with its scripts: the stores first, then what is above them; the largest pictures as soon as they are known. `query`: the address's own. */
export const askEarly = async (query: URLSearchParams): Promise<void> => {
  const at = currentPoint();
  const asked = [
    queryClient.prefetchInfiniteQuery(storesQuery({ at, filters: filtersIn(query) })),
    queryClient.prefetchQuery(lanternsQuery(1)),
    queryClient.prefetchQuery(labelsQuery()),
  ];
  const banners = queryClient.fetchQuery(bannersQuery());
  const deals = queryClient.fetchQuery(dealsQuery(at));
  await Promise.all([
    ...asked,
    banners.then(({ result }) => {
      fetchPictures(
        shownBanners(result)
          .slice(0, 1)
          .map(({ newBannerImage2 }) => newBannerImage2),
      );
    }, none),
    deals.then(({ result }) => {
      fetchPictures(
        dealsOf(result)
          .slice(0, FIRST_DEALS)
          .map(({ dish }) => dish.imgUrl),
      );
    }, none),
  ]);
};
