import type { coreRoutes } from '#shared/routes/consumer/core.ts';
import type { ScreensOf } from '../../lib/screen.ts';

export const accountScreens: ScreensOf<typeof coreRoutes> = {
  missionLogin: async () => (await import('./login.screen.tsx')).LoginScreen,
  errorPage: async () => (await import('./error-page.screen.tsx')).ErrorPageScreen,
};
