import { couponBusiness } from '#shared/codes/coupon.ts';
import { areaByPoint } from '#shared/geo/area.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { pointOf } from '#server/modules/catalogue/index.ts';
import type { Jump } from './banner-document.ts';
import {
  bannersOf,
  countBanner,
  findBanner,
  lanternsOf,
  type BannerKind,
  type BannerRow,
} from './banner-repo.ts';

const jumpOf = ({ jumpVersion, skipType, skipAddress, skipParameter, classifyId }: Jump) => ({
  jumpVersion: jumpVersion ?? null,
  skipType: skipType ?? null,
  skipAddress: skipAddress ?? null,
  skipParameter: skipParameter ?? null,
  classifyId: classifyId ?? null,
});

export const bannerOf = (
  { id, name, text, tone, image, image2, jump }: BannerRow,
  pick: Context['pick'],
) => ({
  id,
  bannerName: pick(name),
  text: pick(text),
  tone,
  bannerImage: image,
  newBannerImage2: image2,
  ...jumpOf(jump),
});

type Located = Parameters<typeof pointOf>[0];
type Reader = Pick<Context, 'deps' | 'now' | 'place' | 'pick'>;

/** The banners of a kind for the area that somebody is in. */
export const bannersFor = (
  { deps, now, place }: Reader,
  kind: BannerKind,
  request: Located = {},
): Promise<BannerRow[]> =>
  bannersOf(deps.db, { kind, place: areaByPoint(pointOf(request, place)), now });

const listOf = async (reader: Reader, kind: BannerKind, request: Located) => ({
  result: (await bannersFor(reader, kind, request)).map((row) => bannerOf(row, reader.pick)),
});

/** The homes that have banners, by the number of their business (spec 000 §3). */
const HOMES: Readonly<Record<number, BannerKind>> = {
  [couponBusiness.codes.takeout]: 'home',
  [couponBusiness.codes.group]: 'group',
};

export const bannerList: Handlers['bannerList'] = async (
  context,
  { businessType = couponBusiness.codes.takeout },
) => {
  const kind = HOMES[businessType];
  return kind === undefined ? { result: [] } : listOf(context, kind, {});
};
export const bannerCardList: Handlers['bannerCardList'] = (context) => listOf(context, 'card', {});
export const advertisementBannerList: Handlers['advertisementBannerList'] = (context, request) =>
  listOf(context, 'ad', request);

export const bannerGet: Handlers['bannerGet'] = async ({ deps, pick }, { id }) => {
  const row = await findBanner(deps.db.query, id);
  return { result: row === null ? null : bannerOf(row, pick) };
};

/** One report of an app: each row is added to its banner's day. */
export const bannerAdd: Handlers['bannerAdd'] = async ({ deps, now }, rows) => {
  await deps.db.tx(async (query) => {
    for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await countBanner(query, row, now);
  });
  return {};
};

export const lanternList: Handlers['lanternList'] = async ({ deps, pick }, { type }) => ({
  result: (await lanternsOf(deps.db.query, type)).map(
    ({ id, name, image, activityImage, jump }) => ({
      id,
      lanternName: pick(name),
      lanternNameCn: name.zh,
      defaultImg: image,
      activityImg: activityImage,
      ...jumpOf(jump),
    }),
  ),
});
