import type { marketOrderRoutes } from '#shared/routes/consumer/market-order.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

export const marketOrderScreens: ScreensOf<typeof marketOrderRoutes> = {
  marketOrderList: async () => (await import('./order-list.screen.tsx')).MarketOrderListScreen,
  marketOrderInfo: async () => (await import('./order-info.screen.tsx')).MarketOrderInfoScreen,
  marketOrderActions: async () =>
    (await import('./order-actions.screen.tsx')).MarketOrderActionsScreen,
  marketAfterSale: async () => (await import('./refund-ask.screen.tsx')).MarketAfterSaleScreen,
  marketAfterSaleDetail: async () =>
    (await import('./refund-log.screen.tsx')).MarketAfterSaleDetailScreen,
  marketSubmitComment: async () =>
    (await import('./submit-comment.screen.tsx')).MarketSubmitCommentScreen,
  marketStoreComment: async () => (await import('./store-comment.screen.tsx')).MarketCommentsScreen,
};
