import { closedType } from '#shared/codes/closed-type.ts';
import type { Handlers } from '#server/context.ts';
import { pointOf } from '../../group-product/present.ts';
import { bannerOf, bannersFor } from '../content/banners.ts';
import { cardsOf } from '../near/cards.ts';
import { firstOf, nearWithin, type Near } from '../near/find-near.ts';
import { nearIndex } from '../near/index-repo.ts';
import { picks } from './pick-repo.ts';

/** A paid entry stands after each so many others; and a place for advertising. */
const ADS = { first: 2, every: 7 } as const;
const SPACE = { first: 6, every: 20 } as const;

/** Paid entries among the others, each store once, as far as `end`. */
export const merged = (first: readonly Near[], ads: readonly Near[], end: number): { near: Near; isAd: boolean }[] => {
  const paid = new Set(ads.map(({ entry }) => entry.id));
  const rest = first.filter(({ entry }) => !paid.has(entry.id));
  const list: { near: Near; isAd: boolean }[] = [];
  let [place, ad] = [0, 0];
  while (list.length < end && (place < rest.length || ad < ads.length)) {
    const isAd = ad < ads.length && (list.length === ADS.first + ad * ADS.every || place >= rest.length);
    list.push({ near: isAd ? ads[ad]! : rest[place]!, isAd });
    if (isAd) ad += 1;
    else place += 1;
  }
  return list;
};

/** Stores that deliver to the place with paid entries among them (spec 001 §7). `closing` and `reserve` let the app drop what one could not order from. */
export const clickGoldMergeList: Handlers['clickGoldMergeList'] = async (context, request) => {
  const { deps, place, now, pick } = context;
  const from = pointOf(request, place);
  const end = request.offset + request.size;
  const found = nearWithin(await nearIndex.get(deps.db), from, { reach: 'inside' }, now);
  const ads = ((await picks.get(deps.db)).get('ad') ?? []).flatMap((id) => found.find(({ entry }) => entry.id === id) ?? []);
  const part = merged(firstOf(found, end + ads.length), ads, end).slice(request.offset);
  const isAd = new Set(part.filter((one) => one.isAd).map(({ near }) => near.entry.id as string));
  const [cards, banners] = await Promise.all([cardsOf(context, part.map(({ near }) => near), from), bannersFor(context, 'ad', request)]);
  return {
    result: cards.map((card) => ({ ...card, isAd: isAd.has(card.storeId), closing: card.closedType !== closedType.codes.open, reserve: card.reserveType > 0 })), next: found.length > end, nextOffset: Math.min(end, found.length),
    advertisingSpaceList: banners.map((row, index) => ({ position: SPACE.first + index * SPACE.every, banner: bannerOf(row, pick) })).filter(({ position }) => position >= request.offset && position < end),
  };
};
