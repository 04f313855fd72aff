import type { PopupBanner } from '#shared/contract/consumer/popup-banner.ts';
import { areaByPoint } from '#shared/geo/area.ts';
import { dayOf, instant } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { pointOf } from '#server/modules/catalogue/index.ts';
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
  ...(await popupLists(context, request, popup)),
});

/** Pop-ups: a banner with how often it comes, in which window, and what it carries. */
export const bannerSpreadList: Handlers['bannerSpreadList'] = async (context, request) => {
  const rows = await bannersFor(context, 'spread', request);
  const popups = rows.flatMap((row) => (row.popup === null ? [] : [{ row, popup: row.popup }]));
  return { result: await Promise.all(popups.map((one) => popupOf(context, request, one))) };
};
