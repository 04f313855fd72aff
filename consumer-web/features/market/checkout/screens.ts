import type { marketCheckoutRoutes } from '#shared/routes/consumer/market-order.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const marketCheckoutScreens: ScreensOf<typeof marketCheckoutRoutes> = {
  marketOrder: async () => (await import('./order.screen.tsx')).MarketOrderScreen,
  marketPayResult: async () => (await import('./pay-result.screen.tsx')).MarketPayResultScreen,
};
