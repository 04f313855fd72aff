import { addressRoutes } from './address.ts';
import { cancelAccountRoutes } from './cancel-account.ts';
import { checkoutRoutes } from './checkout.ts';
import { coreRoutes } from './core.ts';
import { goldRoutes } from './gold.ts';
import { groupRefundRoutes, groupRoutes } from './group.ts';
import { findRoutes, homeRoutes } from './home.ts';
import { orderRoutes } from './orders.ts';
import { pageRoutes } from './pages.ts';
import { storeRoutes } from './store.ts';
import { walletRoutes } from './wallet.ts';

/** Every screen of the consumer app by name. */
export const consumerRoutes = {
  ...addressRoutes,
  ...cancelAccountRoutes,
  ...checkoutRoutes,
  ...coreRoutes,
  ...goldRoutes,
  ...groupRefundRoutes,
  ...groupRoutes,
  ...findRoutes,
  ...homeRoutes,
  ...orderRoutes,
  ...pageRoutes,
  ...storeRoutes,
  ...walletRoutes,
};
/** The name of a screen of the consumer app. */
export type ConsumerRouteName = keyof typeof consumerRoutes;
