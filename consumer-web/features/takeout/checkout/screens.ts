import type { checkoutRoutes } from '#shared/routes/consumer/checkout.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const checkoutScreens: ScreensOf<typeof checkoutRoutes> = {
  order: async () => (await import('./order.screen.tsx')).OrderScreen,
  paymentResult: async () => (await import('./payment-result.screen.tsx')).PaymentResultScreen,
};
