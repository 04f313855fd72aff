import type { StoreKind } from '#shared/codes/store-kind.ts';
import type { PopupBanner } from '#shared/contract/consumer/popup-banner.ts';
import { areaByPoint } from '#shared/geo/area.ts';
import { dayOf, instant } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { isNewToMarkets, pointOf } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import type { PopupFacts } from '../content/banner-document.ts';
import type { BannerRow } from '../content/banner-repo.ts';
import { bannerOf, bannersFor } from '../content/banners.ts';
import type { Located } from '../picks/picks.ts';
import { popupLists } from './popup-lists.ts';

const popupOf = async (
  context: Context<'guest'>,
  request: Located,
  { row, popup }: { row: BannerRow; popup: PopupFacts },
): Promise<PopupBanner> => ({
  ...bannerOf(row, context.pick),
  bannerType: popup.bannerType,
  bannerPlace: areaByPoint(pointOf(request, context.place)),
  bannerSpecialType: popup.bannerSpecialType ?? null,
  pushFrequency: popup.pushFrequency,
  windowType: popup.windowType,
  updateTime: instant(row.updatedAt),
  todayStr: dayOf(context.now),
  ...(await popupLists(context, { shop: row.shop, request }, popup)),
});

/** Pop-ups of a kind and shop: a banner with how often it comes, in which window, and what it carries. `bannerType`: only those of this type. */
const popupsOf = async (
  context: Context<'guest'>,
  {
    bannerType,
    ...of
  }: { kind: 'spread' | 'top' | 'newPeople'; shop: StoreKind; bannerType?: number },
  request: Located,
): Promise<PopupBanner[]> => {
  const rows = await bannersFor(context, of, request);
  const popups = rows.flatMap((row) =>
    row.popup !== null && (bannerType === undefined || row.popup.bannerType === bannerType)
      ? [{ row, popup: row.popup }]
      : [],
  );
  return Promise.all(popups.map((one) => popupOf(context, request, one)));
};

export const bannerSpreadList: Handlers['bannerSpreadList'] = async (context, request) => ({
  result: await popupsOf(context, { kind: 'spread', shop: 'takeout' }, request),
});

export const marketTopPopups: Handlers['marketTopPopups'] = async (context, request) => ({
  result: await popupsOf(context, { kind: 'top', shop: 'market' }, request),
});

/** `type` is the type of the banner: 1 active, 2 roll (spec 002 §9). */
export const marketPopups: Handlers['marketPopups'] = async (context, { type, lat, lon }) => ({
  result: await popupsOf(
    context,
    { kind: 'spread', shop: 'market', bannerType: type },
    { lat, lon },
  ),
});

/** For new users and visitors only (decision P11). */
export const marketNewPeopleAd: Handlers['marketNewPeopleAd'] = async (context, request) => {
  const { db } = context.deps;
  if (!(await isNewToMarkets(db.query, await visitorOf(db, context)))) return { result: null };
  const [ad] = await popupsOf(context, { kind: 'newPeople', shop: 'market' }, request);
  return { result: ad ?? null };
};
