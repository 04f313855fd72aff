import type { takeoutFrontCalls } from '#shared/contract/consumer/takeout-front.ts';
import type { takeoutHomeCalls } from '#shared/contract/consumer/takeout-home.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  advertisementBannerList,
  bannerAdd,
  bannerCardList,
  bannerGet,
  bannerList,
  lanternList,
} from './content/banners.ts';
import { newlyGet, newlyListReceive } from './newly/newly.ts';
import { bannerSpreadList } from './popups/popups.ts';
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

export const homeHandlers: Pick<
  Handlers,
  Exclude<keyof typeof takeoutFrontCalls, 'nearLabelList'> | keyof typeof takeoutHomeCalls
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
};
