import type { orderRoutes } from '#shared/routes/consumer/orders.ts';
import type { ScreensOf } from '../../../lib/navigation/screen.ts';

/** All but the list of all kinds. */
export const takeoutOrderScreens: ScreensOf<Omit<typeof orderRoutes, 'allOrderList'>> = {
  orderList: async () => (await import('./order-list.screen.tsx')).OrderListScreen,
  orderInfo: async () => (await import('./order-info.screen.tsx')).OrderInfoScreen,
  reimburse: async () => (await import('./refund-ask.screen.tsx')).RefundAskScreen,
  reimburseDetials: async () => (await import('./refund-log.screen.tsx')).RefundLogScreen,
  submitComment: async () => (await import('./submit-comment.screen.tsx')).SubmitCommentScreen,
  finishComment: async () => (await import('./finish-comment.screen.tsx')).FinishCommentScreen,
  myComment: async () => (await import('./my-comments.screen.tsx')).MyCommentsScreen,
};
