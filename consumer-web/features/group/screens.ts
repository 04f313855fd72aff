import type { groupRoutes } from '#shared/routes/consumer/group.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const groupScreens: ScreensOf<typeof groupRoutes> = {
  groupBooking: async () => (await import('./group-booking.screen.tsx')).GroupBookingScreen,
  groupSearch: async () => (await import('./find/search.screen.tsx')).SearchScreen,
  groupSearchProduct: async () => (await import('./find/coupon.screen.tsx')).CouponDealsScreen,
  groupActivityDetail: async () => (await import('./sale/campaign.screen.tsx')).CampaignScreen,
  groupProductDetail: async () => (await import('./product-detail.screen.tsx')).ProductDetailScreen,
  groupStore: async () => (await import('./store-page/store.screen.tsx')).StoreScreen,
  groupStoreInfo: async () => (await import('./store-page/store-info.screen.tsx')).StoreInfoScreen,
  groupStoreStory: async () => (await import('./store-page/story.screen.tsx')).StoryScreen,
  groupCheckInQa: async () => (await import('./check-in/check-in.screen.tsx')).CheckInScreen,
  groupDecorProducts: async () => (await import('./store-page/showcase.screen.tsx')).ShowcaseScreen,
  groupDecorProductDetail: async () => (await import('./store-page/piece.screen.tsx')).PieceScreen,
  groupCommentList: async () =>
    (await import('./comments/comment-list.screen.tsx')).CommentListScreen,
  groupOrderDetail: async () => (await import('./order-detail.screen.tsx')).OrderDetailScreen,
  groupOrderBuffet: async () => (await import('./buffet/buffet.screen.tsx')).BuffetScreen,
  groupOrders: async () => (await import('./orders.screen.tsx')).OrdersScreen,
  groupBookingUser: async () => (await import('./user.screen.tsx')).UserScreen,
  groupPay: async () => (await import('./pay.screen.tsx')).PayScreen,
  groupUpgrade: async () => (await import('./upgrade.screen.tsx')).UpgradeScreen,
  groupJumpPage: async () => (await import('./jump-page.screen.tsx')).JumpPageScreen,
  groupBookingDetail: async () => (await import('./old-detail.screen.tsx')).OldDetailScreen,
};
