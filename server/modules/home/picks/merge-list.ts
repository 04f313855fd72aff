import { closedType } from '#shared/codes/closed-type.ts';
import { advertisingSpaces } from '#shared/contract/consumer/takeout-front.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { encoded, pageText } from '#server/kit/json-text.ts';
import {
  cardText,
  firstNear,
  type Near,
  type NearEntry,
  nearIndex,
  nearWithin,
  pointOf,
  withFacts,
} from '#server/modules/catalogue/index.ts';
import { bannerOf, bannersFor } from '../content/banners.ts';
import { picks } from './pick-repo.ts';

/** A paid entry follows each so many others; and a place for advertising. */
const ADS = { first: 2, every: 7 } as const;
const SPACE = { first: 6, every: 20 } as const;

/** Paid entries among the others, each store once, as far as `end`. */
export const merged = (
  first: readonly Near[],
  ads: readonly Near[],
  end: number,
): { near: Near; isAd: boolean }[] => {
  const paid = new Set(ads.map(({ entry }) => entry.id));
  const rest = first.filter(({ entry }) => !paid.has(entry.id));
  const list: { near: Near; isAd: boolean }[] = [];
  let [place, ad] = [0, 0];
  while (list.length < end && (place < rest.length || ad < ads.length)) {
    const isAd =
      ad < ads.length && (list.length === ADS.first + ad * ADS.every || place >= rest.length);
    list.push({ near: isAd ? ads[ad]! : rest[place]!, isAd });
    if (isAd) ad += 1;
    else place += 1;
  }
  return list;
};

const spacesOf = async (
  context: Context,
  request: Parameters<typeof bannersFor>[2],
  isShown: (position: number) => boolean,
) => {
  const banners = await bannersFor(context, { kind: 'ad' }, request);
  return banners
    .map((row, index) => ({
      position: SPACE.first + index * SPACE.every,
      banner: bannerOf(row, context.pick),
    }))
    .filter(({ position }) => isShown(position));
};

const NONE: readonly string[] = [];
const paidEntries = new WeakMap<
  readonly NearEntry[],
  { ids: readonly string[]; entries: readonly NearEntry[] }
>();

/** The stores that pay to be seen, in their order: picked out once for the same stores and picks. */
const paidOf = (all: readonly NearEntry[], ids: readonly string[]): readonly NearEntry[] => {
  const old = paidEntries.get(all);
  if (old?.ids === ids) return old.entries;
  const byId = new Map(all.map((entry) => [entry.id as string, entry]));
  const entries = ids.flatMap((id) => byId.get(id) ?? []);
  paidEntries.set(all, { ids, entries });
  return entries;
};

/** Stores that deliver to the place with paid entries among them (spec 001 §7). `closing` and `reserve` let the app drop what one could not order from. */
export const clickGoldMergeList: Handlers['clickGoldMergeList'] = async (context, request) => {
  const { deps, place, now } = context;
  const from = pointOf(request, place);
  const end = request.offset + request.size;
  const entries = await nearIndex.get(deps.db);
  const ads = nearWithin(
    paidOf(entries, (await picks.get(deps.db)).get('ad') ?? NONE),
    from,
    { reach: 'inside' },
    now,
  );
  const { first, total } = firstNear(
    { entries, from, filter: { reach: 'inside' }, now },
    end + ads.length,
  );
  const part = merged(first, ads, end).slice(request.offset);
  const isAd = new Set(part.filter((one) => one.isAd).map(({ near }) => near.entry.id));
  const [cards, spaces] = await Promise.all([
    withFacts(
      deps.db,
      part.map(({ near }) => near),
    ),
    spacesOf(context, request, (position) => position >= request.offset && position < end),
  ]);
  const rows = cards.map((one) =>
    cardText(one, from, context, ({ closedType: closed, reserveType }) => ({
      isAd: isAd.has(one.near.entry.id),
      closing: closed !== closedType.codes.open,
      reserve: reserveType > 0,
    })),
  );
  return pageText(rows, {
    next: total > end,
    nextOffset: Math.min(end, total),
    advertisingSpaceList: encoded(advertisingSpaces, spaces, 'advertisingSpaceList'),
  });
};
