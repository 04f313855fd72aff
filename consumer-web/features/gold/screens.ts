import type { goldRoutes } from '#shared/routes/consumer/gold.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const goldScreens: ScreensOf<typeof goldRoutes> = {
  goldIndex: async () => (await import('./gold.screen.tsx')).GoldScreen,
  goldBuy: async () => (await import('./buy.screen.tsx')).GoldBuyScreen,
  goldList: async () => (await import('./records.screen.tsx')).GoldRecordsScreen,
  goldUse: async () => (await import('./use.screen.tsx')).GoldUseScreen,
  aliPay: async () => (await import('./pay.screen.tsx')).GoldPayScreen,
};
