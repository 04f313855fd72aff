import type { marketOffersCalls } from '#shared/contract/consumer/market-offers.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

type Calls = typeof marketOffersCalls;
export type Activity = ReplyOf<Calls['marketActivities']>['result'][number];
export type Discount = NonNullable<ReplyOf<Calls['marketStoreDiscount']>['discount']>;
export type Poster = ReplyOf<Calls['marketPosterProducts']>['result'][number];
export type BuyGift = ReplyOf<Calls['marketBuyGifts']>['result'][number];

/** Something that goods count for: in words, and the goods of which list. */
export type Deal = { id: string; text: string; isDiscount: boolean };
