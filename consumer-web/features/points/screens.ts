import type { pointsRoutes } from '#shared/routes/consumer/points.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const pointsScreens: ScreensOf<typeof pointsRoutes> = {
  memberOnline: async () => (await import('./online.screen.tsx')).OnlineScreen,
  memberUpgrade: async () => (await import('./upgrade.screen.tsx')).UpgradeScreen,
  memberMission: async () => (await import('./mission.screen.tsx')).MissionScreen,
  scoreDetail: async () => (await import('./score-detail.screen.tsx')).ScoreDetailScreen,
  ruleIntegral: async () => (await import('./rule-integral.screen.tsx')).RuleIntegralScreen,
  ruleSign: async () => (await import('./rule-sign.screen.tsx')).RuleSignScreen,
};
