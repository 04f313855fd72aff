import type { marketFindRoutes } from '#shared/routes/consumer/market.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const marketFindScreens: ScreensOf<typeof marketFindRoutes> = {
  marketNear: async () => (await import('./near.screen.tsx')).MarketNearScreen,
  marketSearch: async () => (await import('./search.screen.tsx')).MarketSearchScreen,
  marketRedpackSearch: async () =>
    (await import('./redpack-search.screen.tsx')).MarketRedpackSearchScreen,
  marketCategory: async () => (await import('./category.screen.tsx')).MarketCategoryScreen,
  marketCategoryGoods: async () =>
    (await import('./category-goods.screen.tsx')).MarketCategoryGoodsScreen,
  marketSeckill: async () => (await import('./flash.screen.tsx')).MarketFlashScreen,
  marketEmpty: async () => (await import('./empty.screen.tsx')).MarketEmptyScreen,
};
