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
import {
  marketBannerSetting,
  marketCentralList,
  marketChips,
  marketLanterns,
  marketPosters,
} from './content/market-home.ts';
import { marketDecoration } from './decoration/decoration.ts';
import { newlyGet, newlyListReceive } from './newly/newly.ts';
import { marketUserScope } from './newly/user-scope.ts';
import { marketAdReport } from './ads/report.ts';
import { marketPaper } from './papers/paper.ts';
import {
  bannerSpreadList,
  marketNewPeopleAd,
  marketPopups,
  marketTopPopups,
} from './popups/popups.ts';
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

/** The calls of the supermarket home whose answers do not depend on goods. */
type MarketContent =
  | 'marketBannerSetting'
  | 'marketCentralList'
  | 'marketChips'
  | 'marketDecoration'
  | 'marketLanterns'
  | 'marketPosters'
  | 'marketUserScope'
  | 'marketNewPeopleAd'
  | 'marketTopPopups'
  | 'marketPopups'
  | 'marketPaper'
  | 'marketAdReport';

export const homeHandlers: Pick<
  Handlers,
  | Exclude<keyof typeof takeoutFrontCalls, 'nearLabelList'>
  | keyof typeof takeoutHomeCalls
  | MarketContent
> = {
  marketBannerSetting,
  marketCentralList,
  marketChips,
  marketDecoration,
  marketLanterns,
  marketPosters,
  marketUserScope,
  marketNewPeopleAd,
  marketTopPopups,
  marketPopups,
  marketPaper,
  marketAdReport,
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
