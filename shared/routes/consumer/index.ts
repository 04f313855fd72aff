import { addressRoutes } from './address.ts';
import { cancelAccountRoutes } from './cancel-account.ts';
import { cardsRoutes } from './cards.ts';
import { cashierRoutes } from './cashier.ts';
import { checkoutRoutes } from './checkout.ts';
import { coreRoutes } from './core.ts';
import { goldRoutes } from './gold.ts';
import { groupRefundRoutes, groupRoutes } from './group.ts';
import { findRoutes, homeRoutes } from './home.ts';
import { marketCheckoutRoutes, marketOrderRoutes } from './market-order.ts';
import {
  marketActivityRoutes,
  marketFindRoutes,
  marketHomeRoutes,
  marketStoreRoutes,
} from './market.ts';
import { comboRoutes } from './combo.ts';
import { monthlyCardRoutes } from './monthly-card.ts';
import { orderRoutes } from './orders.ts';
import { pageRoutes } from './pages.ts';
import { pointsRoutes } from './points.ts';
import { profileRoutes } from './profile.ts';
import { storeRoutes } from './store.ts';
import { walletRoutes } from './wallet.ts';

/** Every screen of the consumer app by name. */
export const consumerRoutes = {
  ...addressRoutes,
  ...cancelAccountRoutes,
  ...cardsRoutes,
  ...cashierRoutes,
  ...checkoutRoutes,
  ...coreRoutes,
  ...goldRoutes,
  ...groupRefundRoutes,
  ...groupRoutes,
  ...findRoutes,
  ...homeRoutes,
  ...marketCheckoutRoutes,
  ...marketOrderRoutes,
  ...marketStoreRoutes,
  ...marketFindRoutes,
  ...marketHomeRoutes,
  ...comboRoutes,
  ...monthlyCardRoutes,
  ...marketActivityRoutes,
  ...orderRoutes,
  ...pageRoutes,
  ...pointsRoutes,
  ...profileRoutes,
  ...storeRoutes,
  ...walletRoutes,
};
/** The name of a screen of the consumer app. */
export type ConsumerRouteName = keyof typeof consumerRoutes;
