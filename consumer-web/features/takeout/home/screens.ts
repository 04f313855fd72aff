import type { homeRoutes } from '#shared/routes/consumer/home.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const homeScreens: ScreensOf<typeof homeRoutes> = {
  home: async () => (await import('./home.screen.tsx')).HomeScreen,
};
