import type { marketActivityRoutes } from '#shared/routes/consumer/market.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const marketActivityScreens: ScreensOf<typeof marketActivityRoutes> = {
  marketActivityRedpack: async () =>
    (await import('./redpack-activity.screen.tsx')).RedpackActivityScreen,
};
