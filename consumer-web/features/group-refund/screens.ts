import type { groupRefundRoutes } from '#shared/routes/consumer/group.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const groupRefundScreens: ScreensOf<typeof groupRefundRoutes> = {
  groupOrderRefund: async () => (await import('./refund-ask.screen.tsx')).GroupRefundAskScreen,
  groupOrderRefundDetail: async () =>
    (await import('./refund-detail.screen.tsx')).GroupRefundDetailScreen,
  groupOrderRefundLog: async () => (await import('./refund-log.screen.tsx')).GroupRefundLogScreen,
};
