import { lazy } from 'react';

/** One screen for both routes: the list stays as it was while an order is open. */
const orders = lazy(async () => ({ default: (await import('./orders.screen.tsx')).OrdersScreen }));

export const orderScreens = { merchantOrder: orders, merchantOrderDetails: orders };
