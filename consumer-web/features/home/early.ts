import { filtersIn } from './filters.ts';
import { bannersQuery, dealsQuery, labelsQuery, lanternsQuery, storesQuery } from './queries.ts';
import { currentPoint } from '../../lib/place.ts';
import { queryClient } from '../../lib/query.ts';

/** What the home asks for beside its scripts: the stores first, then what stands above them. `query`: the address's own. */
export const askEarly = async (query: URLSearchParams): Promise<void> => {
  const at = currentPoint();
  await Promise.all([
    queryClient.prefetchInfiniteQuery(storesQuery({ at, filters: filtersIn(query) })), queryClient.prefetchQuery(lanternsQuery(1)), queryClient.prefetchQuery(bannersQuery()), queryClient.prefetchQuery(dealsQuery(at)),
    queryClient.prefetchQuery(labelsQuery()),
  ]);
};
