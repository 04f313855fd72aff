import type { marketStoreRoutes } from '#shared/routes/consumer/market.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const marketStoreScreens: ScreensOf<typeof marketStoreRoutes> = {
  marketStore: async () => (await import('./store.screen.tsx')).MarketStoreScreen,
  marketStoreSearch: async () => (await import('./search.screen.tsx')).MarketSearchScreen,
  marketStoreProduct: async () => (await import('./product.screen.tsx')).MarketProductScreen,
};
