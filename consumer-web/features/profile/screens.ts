import type { profileRoutes } from '#shared/routes/consumer/profile.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const profileScreens: ScreensOf<typeof profileRoutes> = {
  vipUser: async () => (await import('./user.screen.tsx')).UserScreen,
};
