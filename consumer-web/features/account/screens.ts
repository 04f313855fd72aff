import type { coreRoutes } from '#shared/routes/consumer/core.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const accountScreens: ScreensOf<typeof coreRoutes> = {
  missionLogin: async () => (await import('./login.screen.tsx')).LoginScreen,
  errorPage: async () => (await import('./error-page.screen.tsx')).ErrorPageScreen,
  grantFailed: async () => (await import('./grant-failed.screen.tsx')).GrantFailedScreen,
  mpLogin: async () => (await import('./mp-login.screen.tsx')).MpLoginScreen,
  bocLogin: async () => (await import('./boc-login.screen.tsx')).BocLoginScreen,
};
