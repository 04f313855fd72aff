import type { groupRoutes } from '#shared/routes/consumer/group.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const groupScreens: ScreensOf<typeof groupRoutes> = {
  groupBooking: async () => (await import('./group-booking.screen.tsx')).GroupBookingScreen,
  groupProductDetail: async () => (await import('./product-detail.screen.tsx')).ProductDetailScreen,
  groupOrderDetail: async () => (await import('./order-detail.screen.tsx')).OrderDetailScreen,
  groupOrders: async () => (await import('./orders.screen.tsx')).OrdersScreen,
  groupPay: async () => (await import('./pay.screen.tsx')).PayScreen,
  groupUpgrade: async () => (await import('./upgrade.screen.tsx')).UpgradeScreen,
  groupJumpPage: async () => (await import('./jump-page.screen.tsx')).JumpPageScreen,
  groupBookingDetail: async () => (await import('./old-detail.screen.tsx')).OldDetailScreen,
};
