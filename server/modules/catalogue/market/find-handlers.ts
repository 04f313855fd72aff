import type { marketFindCalls } from '#shared/contract/consumer/market-find.ts';
import type { marketingToolCalls } from '#shared/contract/consumer/marketing-tool.ts';
import type { Handlers } from '#server/kit/context.ts';
import { marketCategories } from './categories.ts';
import { marketHomeProducts, marketRecommendClassify, marketZoneProducts } from './home-goods.ts';
import { marketNearList, marketNearRail, marketOutReachList, marketStoreTagList } from './near.ts';
import { subscribe, subscribeStatus } from './remind.ts';
import { marketListStoreProduct, marketOutReachProducts } from './search.ts';
import { marketSeckillIntervals, marketTodaySeckill } from './seckill.ts';
import { associationalWordList, trendingList } from './words.ts';

/** Finding supermarkets and goods, and the lists of the home; its content is answered by `modules/home`. */
export const marketFindHandlers: Pick<
  Handlers,
  | keyof typeof marketFindCalls
  | keyof typeof marketingToolCalls
  | 'associationalWordList'
  | 'marketHomeProducts'
  | 'marketNearRail'
  | 'marketRecommendClassify'
  | 'marketSeckillIntervals'
  | 'marketTodaySeckill'
  | 'marketZoneProducts'
> = {
  activitySubscribe: subscribe,
  activitySubscribeStatus: subscribeStatus,
  associationalWordList,
  marketCategories,
  marketHomeProducts,
  marketListStoreProduct,
  marketNearList,
  marketNearRail,
  marketOutReachList,
  marketOutReachProducts,
  marketRecommendClassify,
  marketSeckillIntervals,
  marketStoreTagList,
  marketTodaySeckill,
  marketZoneProducts,
  trendingList,
};
