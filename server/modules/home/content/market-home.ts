import type { Context, Handlers } from '#server/kit/context.ts';
import { lanternsOf, type BannerKind } from './banner-repo.ts';
import { bannerOf, bannersFor, lanternRow } from './banners.ts';

/** Banners of the supermarket home. */
export const marketBanners = async (context: Context, kind: BannerKind) =>
  (await bannersFor(context, { kind, shop: 'market' })).map((row) => bannerOf(row, context.pick));

/** Category icons of the supermarkets. */
export const marketIcons = ({ deps }: Context, type: number) =>
  lanternsOf(deps.db.query, { type, shop: 'market' });

export const marketLanterns: Handlers['marketLanterns'] = async (context, { type }) => {
  const rows = await marketIcons(context, type);
  return {
    lanternSwitch: rows.length > 0,
    lanternDetails: rows.map((row) => lanternRow(row, context.pick)),
  };
};

/** A banner without its second picture is not shown (spec 001 §5). */
export const marketBannerSetting: Handlers['marketBannerSetting'] = async (context) => ({
  result: (await marketBanners(context, 'home')).map((banner) => ({
    ...banner,
    isShow: banner.newBannerImage2 !== null,
  })),
});

export const marketPosters: Handlers['marketPosters'] = async (context) => ({
  result: await marketBanners(context, 'poster'),
});
export const marketCentralList: Handlers['marketCentralList'] = async (context) => ({
  result: await marketBanners(context, 'ad'),
});
export const marketChips: Handlers['marketChips'] = async (context) => ({
  result: await marketBanners(context, 'card'),
});
