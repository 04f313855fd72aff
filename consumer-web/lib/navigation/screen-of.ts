import { findRoute } from '#shared/routes/consumer/find-route.ts';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import type { RouteMeta } from '#shared/routes/define.ts';
import { splitPath } from '#shared/routes/query.ts';

/** The screen behind a path of the hash router, aliases included; null when none is built for it. */
export const screenOf = (path: string): ConsumerRouteName | null => {
  const name = findRoute(path)?.name;
  return name !== undefined && name in consumerRoutes ? (name as ConsumerRouteName) : null;
};

/** The path where this app has a screen for it, else another. */
export const builtPath = (path: string, otherwise: string): string =>
  screenOf(splitPath(path).path) === null ? otherwise : path;

/** Distinguishes screens of one route by what their address is about, such as a store's id; filters, which no route declares, do not count. */
export const subjectOf = (name: ConsumerRouteName, search: string): string => {
  const { params }: { params: readonly string[] } = consumerRoutes[name];
  const given = new URLSearchParams(search);
  return params.map((param) => given.get(param) ?? '').join('/');
};

/** The facts of a screen's route. */
export const metaOf = (name: ConsumerRouteName): RouteMeta => consumerRoutes[name].meta;
/** The same for a path; null when it has no screen. */
export const metaAt = (path: string): RouteMeta | null => {
  const name = screenOf(path);
  return name === null ? null : metaOf(name);
};
