import type { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { takeoutOrderScreens } from '../../features/takeout/orders/screens.ts';
import { loadTexts } from '../../lib/i18n.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

/** The screens of orders: the list of all kinds is put together here, since a feature knows its own kind alone. */
export const orderScreens: ScreensOf<typeof orderRoutes> = {
  ...takeoutOrderScreens,
  allOrderList: async () => {
    // the cards of deals speak the words of their own pages
    const [{ AllOrdersScreen }] = await Promise.all([
      import('./all-orders.screen.tsx'),
      loadTexts('all-orders'),
    ]);
    return AllOrdersScreen;
  },
};
