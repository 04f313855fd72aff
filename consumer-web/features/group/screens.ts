import { lazy, type ComponentType } from 'react';
import type { groupRoutes } from '#shared/routes/consumer/group.ts';

/** Named apart because the app's start asks for it before React does. */
export const loadGroupBooking = () => import('./group-booking.screen.tsx').then((part) => ({ default: part.GroupBookingScreen }));

export const groupScreens: Record<keyof typeof groupRoutes, ComponentType> = {
  groupBooking: lazy(loadGroupBooking),
  groupProductDetail: lazy(() => import('./product-detail.screen.tsx').then((part) => ({ default: part.ProductDetailScreen }))),
  groupOrderDetail: lazy(() => import('./order-detail.screen.tsx').then((part) => ({ default: part.OrderDetailScreen }))),
  groupOrders: lazy(() => import('./orders.screen.tsx').then((part) => ({ default: part.OrdersScreen }))),
  groupPay: lazy(() => import('./pay.screen.tsx').then((part) => ({ default: part.PayScreen }))),
};
