import type { cancelAccountRoutes } from '#shared/routes/consumer/cancel-account.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const cancelAccountScreens: ScreensOf<typeof cancelAccountRoutes> = {
  cancelAccount: async () => (await import('./intro.screen.tsx')).CancelIntroScreen,
  cancelPrivacy: async () => (await import('./privacy.screen.tsx')).CancelPrivacyScreen,
  cancelCheck: async () => (await import('./check.screen.tsx')).CancelCheckScreen,
  cancelError: async () => (await import('./blocked.screen.tsx')).CancelBlockedScreen,
  cancelConfirm: async () => (await import('./confirm.screen.tsx')).CancelConfirmScreen,
  cancelSuccess: async () => (await import('./success.screen.tsx')).CancelSuccessScreen,
};
