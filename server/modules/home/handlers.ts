import type { takeoutFront } from '#shared/contract/consumer/takeout-front.ts';
import type { takeoutHome } from '#shared/contract/consumer/takeout-home.ts';
import type { takeoutSearch } from '#shared/contract/consumer/takeout-search.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  advertisementBannerList,
  bannerAdd,
  bannerCardList,
  bannerGet,
  bannerList,
  bannerSpreadList,
  lanternList,
} from './content/banners.ts';
import { newlyGet, newlyListReceive } from './newly/newly.ts';
import { clickGoldMergeList } from './picks/merge-list.ts';
import {
  allGoodStore,
  blackGoldList,
  goodStore,
  newGoodStore,
  primaryStore,
  recommendGoodStore,
  recommendStoreAllList,
  recommendStoreList,
} from './picks/picks.ts';
import { associateStore } from '../catalogue/search/dishes.ts';
import {
  classifyListChildren,
  classifyParentList,
  nearFrontFilter,
  nearLabelList,
} from '../catalogue/search/filters.ts';
import { nearStoreList } from '../catalogue/search/near-list.ts';
import {
  associationalClick,
  associationalWordList,
  trendingSearch,
} from '../catalogue/search/words.ts';

export const takeoutHomeHandlers: Pick<
  Handlers,
  keyof typeof takeoutFront | keyof typeof takeoutHome | keyof typeof takeoutSearch
> = {
  lanternList,
  bannerList,
  bannerSpreadList,
  bannerCardList,
  bannerGet,
  bannerAdd,
  advertisementBannerList,
  blackGoldList,
  recommendStoreList,
  recommendStoreAllList,
  clickGoldMergeList,
  primaryStore,
  recommendGoodStore,
  allGoodStore,
  newGoodStore,
  goodStore,
  newlyGet,
  newlyListReceive,
  nearStoreList,
  associateStore,
  nearLabelList,
  nearFrontFilter,
  associationalWordList,
  associationalClick,
  classifyParentList,
  classifyListChildren,
  trendingSearch,
};
