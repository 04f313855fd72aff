import { closedType } from '#shared/codes/closed-type.ts';
import type { Handlers } from '#server/context.ts';
import { pointOf } from '../../group-product/present.ts';
import { bannerOf, bannersFor } from '../content/banners.ts';
import { cardsOf } from '../near/cards.ts';
import { findNear, type Near } from '../near/find-near.ts';
import { nearIndex } from '../near/index-repo.ts';
import { picks } from './pick-repo.ts';

/** A paid entry stands after each so many others; and a place for advertising. */
const ADS = { first: 2, every: 7 } as const;
const SPACE = { first: 6, every: 20 } as const;

/** Paid entries among the others, each store once. */
export const merged = (found: readonly Near[], adIds: readonly string[]): { near: Near; isAd: boolean }[] => {
  const ads = adIds.flatMap((id) => found.find(({ entry }) => entry.id === id) ?? []);
  const rest = found.filter((near) => !ads.includes(near));
  const list = rest.map((near) => ({ near, isAd: false }));
  ads.forEach((near, index) => { list.splice(Math.min(ADS.first + index * ADS.every, list.length), 0, { near, isAd: true }); });
  return list;
};

/** Stores that deliver to the place with paid entries among them (spec 001 §7). `closing` and `reserve` let the app drop what one could not order from. */
export const clickGoldMergeList: Handlers['clickGoldMergeList'] = async (context, request) => {
  const { deps, place, now, pick } = context;
  const from = pointOf(request, place);
  const list = merged(findNear(await nearIndex.get(deps.db), from, { reach: 'inside' }, now), (await picks.get(deps.db)).get('ad') ?? []);
  const end = request.offset + request.size;
  const part = list.slice(request.offset, end);
  const isAd = new Set(part.filter((one) => one.isAd).map(({ near }) => near.entry.id as string));
  const [cards, ads] = [await cardsOf(context, part.map(({ near }) => near), from), await bannersFor(context, 'ad', request)];
  return {
    result: cards.map((card) => ({ ...card, isAd: isAd.has(card.storeId), closing: card.closedType !== closedType.codes.open, reserve: card.reserveType > 0 })), next: list.length > end, nextOffset: Math.min(end, list.length),
    advertisingSpaceList: ads.map((row, index) => ({ position: SPACE.first + index * SPACE.every, banner: bannerOf(row, pick) })).filter(({ position }) => position >= request.offset && position < end),
  };
};
