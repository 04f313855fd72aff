import { coreRoutes } from './core.ts';
import { groupRoutes } from './group.ts';
import { homeRoutes } from './home.ts';

/** Every screen of the consumer app by name. */
export const consumerRoutes = { ...coreRoutes, ...groupRoutes, ...homeRoutes };
export type ConsumerRouteName = keyof typeof consumerRoutes;
