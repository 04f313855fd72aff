import { findRoute } from '#shared/routes/consumer/find-route.ts';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';

/** The screen behind a path of the hash router, aliases included; null when none is built for it. */
export const screenOf = (path: string): ConsumerRouteName | null => {
  const name = findRoute(path)?.name;
  return name !== undefined && name in consumerRoutes ? (name as ConsumerRouteName) : null;
};
