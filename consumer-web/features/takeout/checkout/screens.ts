import type { checkoutRoutes } from '#shared/routes/consumer/checkout.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const checkoutScreens: ScreensOf<typeof checkoutRoutes> = {
  order: async () => (await import('./order.screen.tsx')).OrderScreen,
  paymentPage: async () => (await import('./payment.screen.tsx')).PaymentScreen,
  paymentResult: async () => (await import('./payment-result.screen.tsx')).PaymentResultScreen,
  paymentVerify: async () => (await import('./payment-verify.screen.tsx')).PaymentVerifyScreen,
};
