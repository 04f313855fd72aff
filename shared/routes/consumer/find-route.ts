import type { KnownRoute } from './known/define.ts';
import { knownRoutes, type KnownRouteName } from './known/index.ts';

/** A documented address and its name. */
export type FoundRoute = { name: KnownRouteName; route: KnownRoute };

const all = (Object.keys(knownRoutes) as KnownRouteName[]).flatMap(
  (name): (FoundRoute & { pattern: string })[] => {
    const route: KnownRoute = knownRoutes[name];
    return [route.path, ...route.aliases].map((pattern) => ({ name, route, pattern }));
  },
);
const exact = new Map(all.map((found) => [found.pattern, found]));
const withParameters = all
  .filter(({ pattern }) => pattern.includes('/:'))
  .map((found) => ({
    ...found,
    regexp: new RegExp(`^${found.pattern.replace(/:\w+/g, '[^/]+')}$`),
  }));

/**
 * The documented route of a path without its query, aliases and `:parameters` included; null when
 * the path is unknown.
 */
export const findRoute = (path: string): FoundRoute | null => {
  const bare = path.replace(/\/+$/, '') || '/';
  const found = exact.get(bare) ?? withParameters.find(({ regexp }) => regexp.test(bare));
  return found ? { name: found.name, route: found.route } : null;
};
