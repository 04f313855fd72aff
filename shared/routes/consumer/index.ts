import { coreRoutes } from './core.ts';
import { groupRoutes } from './group.ts';

/** Every screen of the consumer app by name. */
export const consumerRoutes = { ...coreRoutes, ...groupRoutes };
export type ConsumerRouteName = keyof typeof consumerRoutes;
