import { marketLantern } from '#shared/codes/lantern.ts';
import { MARKET_PARTS, type MarketPart } from '#shared/contract/consumer/market-home.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { marketTodaySeckill, nearIndexes } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { marketBanners, marketIcons } from '../content/market-home.ts';
import { marketNewPeopleAd } from '../popups/popups.ts';

/** Whether a part of the home has anything to show. */
const HAS: Readonly<Record<MarketPart, (context: Context<'guest'>) => Promise<boolean>>> = {
  lantern: async (context) => (await marketIcons(context, marketLantern.codes.main)).length > 0,
  banner: async (context) => (await marketBanners(context, 'home')).length > 0,
  seckill: async (context) => (await marketTodaySeckill(context, {})).result.length > 0,
  chips: async (context) => (await marketBanners(context, 'card')).length > 0,
  newPeople: async (context) => (await marketNewPeopleAd(context, {})).result !== null,
  level: async ({ deps, ...context }) => (await visitorOf(deps.db, context)) !== null,
  near: async ({ deps }) => (await nearIndexes.market.get(deps.db)).length > 0,
  central: async (context) => (await marketBanners(context, 'ad')).length > 0,
  poster: async (context) => (await marketBanners(context, 'poster')).length > 0,
};

export const marketDecoration: Handlers['marketDecoration'] = async (context) => ({
  result: await Promise.all(
    MARKET_PARTS.map(async (type) => ({ type, isShow: await HAS[type](context) })),
  ),
});
