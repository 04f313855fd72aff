import type { ReplyOf } from '#shared/contract/define.ts';
import type { PopupBanner } from '#shared/contract/consumer/popup-banner.ts';
import type { Banner, ClickGoldEntry, StoreCard } from '#shared/contract/consumer/card-shapes.ts';
import type { takeoutFrontCalls } from '#shared/contract/consumer/takeout-front.ts';
import type { homeCalls } from './list-api.ts';

export type { Banner, ClickGoldEntry, PopupBanner, StoreCard };
export type FoundStore = ReplyOf<(typeof homeCalls)['nearStoreList']>['result'][number];
export type LikedStores = ReplyOf<(typeof homeCalls)['takeoutStoreLikes']>;
export type LikedStore = LikedStores['result'][number];
export type Dish = FoundStore['products'][number];
export type FoundDish = ReplyOf<(typeof homeCalls)['associateStore']>['result'][number];
export type FilterLists = ReplyOf<(typeof homeCalls)['nearFrontFilter']>;
export type Word = ReplyOf<(typeof homeCalls)['associationalWordList']>['result'][number];
export type DealStore = ReplyOf<(typeof takeoutFrontCalls)['blackGoldList']>['result'][number];

/** A store in a list of ours, whichever call it came by. */
export type ListedStore = StoreCard & { isAd: boolean; products: readonly Dish[] };
/** A place for advertising among the stores. */
export type AdSpace = { position: number; banner: Banner };
