import { lazyPart } from '../../ui/lazy-part.tsx';

/** One screen for both routes: the list stays as it was while an order is open. */
const orders = lazyPart(async () => (await import('./orders.screen.tsx')).OrdersScreen);

export const orderScreens = { merchantOrder: orders, merchantOrderDetails: orders };
