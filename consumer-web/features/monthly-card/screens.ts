import type { monthlyCardRoutes } from '#shared/routes/consumer/monthly-card.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const monthlyCardScreens: ScreensOf<typeof monthlyCardRoutes> = {
  vipHome: async () => (await import('./home.screen.tsx')).VipHomeScreen,
  vipHistoryList: async () => (await import('./history.screen.tsx')).VipHistoryScreen,
  vipCalculator: async () => (await import('./calculator.screen.tsx')).VipCalculatorScreen,
  trialMember: async () => (await import('./trial.screen.tsx')).TrialMemberScreen,
  memberStores: async () => (await import('./stores.screen.tsx')).MemberStoresScreen,
  memberMarketRedpack: async () => (await import('./packets.screen.tsx')).MarketPacketsScreen,
  memberTakeoutRedpack: async () => (await import('./packets.screen.tsx')).TakeoutPacketsScreen,
};
