import { couponBusiness, type CouponBusiness } from '#shared/codes/coupon.ts';
import type { StoreKind } from '#shared/codes/store-kind.ts';
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
  type LanternRow,
} from './banner-repo.ts';

/** A jump rule as the wire has it. */
export const jumpOf = ({
  jumpVersion,
  skipType,
  skipAddress,
  skipParameter,
  classifyId,
}: Jump) => ({
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
  { kind, shop = 'takeout' }: { kind: BannerKind; shop?: StoreKind },
  request: Located = {},
): Promise<BannerRow[]> =>
  bannersOf(deps.db, { kind, shop, place: areaByPoint(pointOf(request, place)), now });

const listOf = async (reader: Reader, kind: BannerKind, request: Located) => ({
  result: (await bannersFor(reader, { kind }, request)).map((row) => bannerOf(row, reader.pick)),
});

type Home = { banners: BannerKind; lanterns: CouponBusiness };
/** The homes that have banners and lanterns, by the number of their business (spec 000 §3). */
const HOMES: Readonly<Record<number, Home>> = {
  [couponBusiness.codes.takeout]: { banners: 'home', lanterns: 'takeout' },
  [couponBusiness.codes.group]: { banners: 'group', lanterns: 'group' },
};

export const bannerList: Handlers['bannerList'] = async (
  context,
  { businessType = couponBusiness.codes.takeout },
) => {
  const home = HOMES[businessType];
  return home === undefined ? { result: [] } : listOf(context, home.banners, {});
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

/** A category icon as both homes show it. */
export const lanternRow = (
  { id, name, image, activityImage, jump }: LanternRow,
  pick: Context['pick'],
) => ({
  id,
  lanternName: pick(name),
  defaultImg: image,
  activityImg: activityImage,
  ...jumpOf(jump),
});

export const lanternList: Handlers['lanternList'] = async (
  { deps, pick },
  { type, businessType = couponBusiness.codes.takeout },
) => {
  const home = HOMES[businessType];
  const rows =
    home === undefined ? [] : await lanternsOf(deps.db.query, { type, shop: home.lanterns });
  return {
    result: rows.map((row) => ({ ...lanternRow(row, pick), lanternNameCn: row.name.zh })),
  };
};
