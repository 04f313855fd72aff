import type { cashierRoutes } from '#shared/routes/consumer/cashier.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const cashierScreens: ScreensOf<typeof cashierRoutes> = {
  paymentPage: async () => (await import('./payment.screen.tsx')).PaymentScreen,
  paymentVerify: async () => (await import('./payment-verify.screen.tsx')).PaymentVerifyScreen,
};
