import type { storeRoutes } from '#shared/routes/consumer/store.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const storeScreens: ScreensOf<typeof storeRoutes> = {
  Store: async () => (await import('./store.screen.tsx')).StoreScreen,
  productReviews: async () => (await import('./product-reviews.screen.tsx')).ProductReviewsScreen,
  storeExchange: async () => (await import('./exchange.screen.tsx')).ExchangeScreen,
};
