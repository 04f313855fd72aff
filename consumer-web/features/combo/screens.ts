import type { comboRoutes } from '#shared/routes/consumer/combo.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const comboScreens: ScreensOf<typeof comboRoutes> = {
  memberBoom: async () => (await import('./index.screen.tsx')).ComboScreen,
  expandCoupon: async () => (await import('./index.screen.tsx')).ComboScreen,
  expandCouponList: async () => (await import('./list.screen.tsx')).ComboListScreen,
  expandCouponRecord: async () => (await import('./record.screen.tsx')).ComboRecordScreen,
  expandCouponOrderInfo: async () => (await import('./order-info.screen.tsx')).ComboOrderScreen,
};
