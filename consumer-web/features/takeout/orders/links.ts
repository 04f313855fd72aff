import { knownRoutes } from '#shared/routes/consumer/known/index.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { href } from '#shared/routes/define.ts';
import { joinPath } from '#shared/routes/query.ts';

/** Addresses around an order. Cashier and store are other areas' pages. */
export const orderLink = (tradeId: string): string => href(orderRoutes.orderInfo, { tradeId });
export const refundLink = (tradeId: string): string => href(orderRoutes.reimburse, { tradeId });
export const refundLogLink = (tradeId: string): string =>
  href(orderRoutes.reimburseDetials, { tradeId });
export const payLink = (tradeId: string): string =>
  joinPath(knownRoutes.paymentPage.path, { orderId: tradeId });
export const storeLink = (storeId: string): string =>
  joinPath(knownRoutes.Store.path, { id: storeId });
export const homeLink = (): string => knownRoutes.home.path;
export const reviewLink = (tradeId: string): string => href(orderRoutes.submitComment, { tradeId });
export const finishLink = (tradeId: string): string => href(orderRoutes.finishComment, { tradeId });
export const myCommentsLink = (): string => orderRoutes.myComment.path;
/** The orders that wait for a review. */
export const toReviewLink = (): string => joinPath(orderRoutes.orderList.path, { tab: 'comment' });
