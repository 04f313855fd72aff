import type { takeoutFront } from '#shared/contract/consumer/takeout-front.ts';
import type { takeoutHome } from '#shared/contract/consumer/takeout-home.ts';
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

export const homeHandlers: Pick<
  Handlers,
  Exclude<keyof typeof takeoutFront, 'nearLabelList'> | keyof typeof takeoutHome
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
