import type { Point } from '#shared/geo/distance.ts';
import { shownBanners } from '#shared/validate/shown-entries.ts';
import { currentPoint } from '../../../domain/place/place.ts';
import { queryClient } from '../../../lib/api/query.ts';
import { fetchPictures } from '../../../lib/photo/fetch-picture.ts';
import { useSession } from '../../../lib/session/session.ts';
import {
  bannersQuery,
  decorationQuery,
  homeGoodsQuery,
  lanternsQuery,
  nearRailQuery,
  seckillQuery,
} from './queries.ts';

/** As many as the first screen of a phone shows. */
const FIRST_GOODS = 4;

const none = (): undefined => undefined;

/** The parts right below the icons, with their code: after the goods, before the first drawing has ended. */
const askForParts = (at: Point): void => {
  import('./parts/later-part.tsx').catch(none);
  void queryClient.prefetchQuery(nearRailQuery(at));
  void queryClient.prefetchQuery(seckillQuery(at));
  queryClient.fetchQuery(bannersQuery()).then(({ result }) => {
    fetchPictures(
      shownBanners(result)
        .slice(0, 1)
        .flatMap(({ newBannerImage2 }) => newBannerImage2 ?? []),
    );
  }, none);
};

/** Fetches what the home of the supermarkets draws first, and its pictures, before its screen is drawn. */
export const askForMarkets = async (): Promise<void> => {
  const at = currentPoint();
  const userId = useSession.getState().member?.userId ?? '';
  const goods = queryClient.fetchInfiniteQuery(homeGoodsQuery(at, '')).then(({ pages }) => {
    askForParts(at);
    const first = pages[0]?.result.slice(0, FIRST_GOODS) ?? [];
    fetchPictures(first.map(({ imgUrl }) => imgUrl));
  }, none);
  const lanterns = queryClient.fetchQuery(lanternsQuery()).then(({ lanternDetails }) => {
    fetchPictures(lanternDetails.map(({ activityImg, defaultImg }) => activityImg ?? defaultImg));
  }, none);
  await Promise.all([goods, lanterns, queryClient.prefetchQuery(decorationQuery(userId))]);
};
