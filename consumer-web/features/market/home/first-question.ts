import type { Point } from '#shared/geo/distance.ts';
import { shownBanners, shownComponents } from '#shared/validate/shown-entries.ts';
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

/** What stands right below the icons: after the goods, before the first drawing has ended. */
const askForParts = (at: Point, parts: ReadonlySet<string>): void => {
  if (parts.has('near')) void queryClient.prefetchQuery(nearRailQuery(at));
  if (parts.has('seckill')) void queryClient.prefetchQuery(seckillQuery(at));
  if (parts.has('banner'))
    queryClient.fetchQuery(bannersQuery()).then(({ result }) => {
      const [first] = shownBanners(result);
      if (first?.newBannerImage2) fetchPictures([first.newBannerImage2]);
    }, none);
};

/** Fetches what the home of the supermarkets draws first, and its pictures, before its screen is drawn. */
export const askForMarkets = async (): Promise<void> => {
  const code = import('./parts/later-part.tsx').catch(none);
  const at = currentPoint();
  const userId = useSession.getState().member?.userId ?? '';
  const goods = queryClient.fetchInfiniteQuery(homeGoodsQuery(at, '')).then(({ pages }) => {
    const first = pages[0]?.result.slice(0, FIRST_GOODS) ?? [];
    fetchPictures(first.map(({ imgUrl }) => imgUrl));
  }, none);
  const lanterns = queryClient
    .fetchQuery(lanternsQuery())
    .then(({ lanternSwitch, lanternDetails }) => {
      if (lanternSwitch)
        fetchPictures(
          lanternDetails.map(({ activityImg, defaultImg }) => activityImg ?? defaultImg),
        );
    }, none);
  const decoration = queryClient.fetchQuery(decorationQuery(userId)).then(async ({ result }) => {
    await goods;
    askForParts(at, new Set(shownComponents(result).map(({ type }) => type)));
  }, none);
  await Promise.all([goods, lanterns, decoration, code]);
};
