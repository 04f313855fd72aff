import type { Route, RouteAuth, RouteMeta } from '../../define.ts';

/** A documented address whose screen may not be built yet: a route that needs no title. */
export type KnownRoute = Omit<Route, 'meta'> & {
  readonly meta: Omit<RouteMeta, 'title'> & { readonly title?: string };
};

type Options = {
  params?: readonly string[];
  aliases?: readonly string[];
  keepTop?: true;
  keepAlive?: true;
  hideTopbar?: true;
};

/**
 * One documented address. When its screen comes, the row moves to `routes/consumer/<area>.ts` and
 * gets a title.
 */
export const known = (
  path: string,
  auth: RouteAuth,
  { params = [], aliases = [], ...meta }: Options = {},
): KnownRoute => ({ path, params, aliases, meta: { auth, ...meta } });
