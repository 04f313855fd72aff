import { addressRoutes } from './address.ts';
import { coreRoutes } from './core.ts';
import { groupRoutes } from './group.ts';
import { orderRoutes } from './orders.ts';
import { walletRoutes } from './wallet.ts';
import { findRoutes, homeRoutes } from './home.ts';

/** Every screen of the consumer app by name. */
export const consumerRoutes = { ...orderRoutes, ...walletRoutes, ...addressRoutes, ...coreRoutes, ...groupRoutes, ...findRoutes, ...homeRoutes };
export type ConsumerRouteName = keyof typeof consumerRoutes;
