import * as z from 'zod/mini';
import type { StoreId } from '../../kernel/ids.ts';
import { dollars, id, instant } from '../wire.ts';
import { banner, dishOfCard, storeCard } from './card-shapes.ts';

/** `amount` or `amountStr` is what it takes off (spec 002 §3); a discount by rate has neither. */
const worth = { amount: z.nullable(dollars), amountStr: z.nullable(z.string()) };

const redPacket = z.object({
  redpackId: z.string(),
  redpackName: z.string(),
  ...worth,
  limitAmount: dollars,
});
/** A red packet of a pop-up. */
export type PopupRedPacket = z.output<typeof redPacket>;

/** Red packets of a pop-up, and what they take off together; null instead when there are none. */
const redPackets = z.nullable(z.object({ ...worth, redpacks: z.array(redPacket) }));
/** The red packets of a pop-up. */
export type PopupRedPackets = NonNullable<z.output<typeof redPackets>>;

const dish = z.object({ ...dishOfCard.shape, storeId: id<StoreId>(), storeName: z.string() });

/**
 * What a pop-up carries besides its picture, one list for each special type (spec 002 §3); all but
 * that of its own type are empty. `smartRedpackInfo`: what the caller is given as a new member.
 * `specialList`: recommended stores. `basicSpecialRedpackInfo`, `aggregateRedpackInfo`: one red
 * packet of the pop-up, or all of them, as far as the caller may claim them. `pickFeeList`: stores
 * that lower their delivery fee. `cheapList`: dishes on sale. `effectivePacketResponse`: what the
 * caller may use now. `userSignInInfo` comes with the daily sign-in.
 */
export const popupLists = {
  smartRedpackInfo: redPackets,
  specialList: z.array(storeCard),
  basicSpecialRedpackInfo: redPackets,
  pickFeeList: z.array(storeCard),
  cheapList: z.array(dish),
  aggregateRedpackInfo: redPackets,
  effectivePacketResponse: redPackets,
  userSignInInfo: z.null(),
};

/** A pop-up (spec 002 §3 "Banner and pop-up"): its place and how often it comes. */
export const popupBanner = z.object({
  ...banner.shape,
  bannerType: z.int(),
  bannerPlace: z.int(),
  bannerSpecialType: z.nullable(z.int()),
  pushFrequency: z.int(),
  updateTime: instant,
  todayStr: z.string(),
  windowType: z.enum(['active', 'roll', 'notify', 'clever']),
  ...popupLists,
});
/** A banner that pops up. */
export type PopupBanner = z.output<typeof popupBanner>;
/** What a pop-up carries besides its picture. */
export type PopupLists = Pick<PopupBanner, keyof typeof popupLists>;
