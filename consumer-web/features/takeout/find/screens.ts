import type { findRoutes } from '#shared/routes/consumer/home.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const findScreens: ScreensOf<typeof findRoutes> = {
  Categories: async () => (await import('./categories.screen.tsx')).CategoriesScreen,
  CategoriesDetail: async () => (await import('./category-stores.screen.tsx')).CategoryStoresScreen,
  Search: async () => (await import('./search.screen.tsx')).SearchScreen,
  goodsStore: async () => (await import('./good-stores.screen.tsx')).GoodStoresScreen,
};
