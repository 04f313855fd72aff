/** Sign-in needed, not needed, or tried and then let through (decision M2). */
export type RouteAuth = boolean | 'try';
/**
 * The facts of a screen's route (spec 000 §2). `title` and `apTitle`, the title in the wallet, are
 * keys of the strings.
 */
export type RouteMeta = {
  auth: RouteAuth;
  title: string;
  apTitle?: string;
  keepAlive?: boolean;
  keepTop?: boolean;
  hideTopbar?: boolean;
};
/** One address: pattern and facts about its screen. */
export type Route<P extends string = string> = {
  readonly path: string;
  readonly params: readonly P[];
  readonly aliases: readonly string[];
  readonly meta: RouteMeta;
};

/**
 * One row of a route table. `params` are query parameters, in the order in which links print them;
 * `aliases` are other documented paths of the same screen.
 */
export const route = <const P extends string = never>(
  path: string,
  meta: RouteMeta,
  options: { params?: readonly P[]; aliases?: readonly string[] } = {},
): Route<P> => ({
  path,
  meta,
  params: options.params ?? [],
  aliases: options.aliases ?? [],
});

type ParamsOf<R extends Route> = { [K in R['params'][number]]?: string | undefined };

/**
 * The link to a screen: path and query, for a hash router. Empty parameters are left out (spec 000
 * §5).
 */
export const href = <R extends Route>(target: R, params: ParamsOf<R> = {}): string => {
  const given = params as Record<string, string | undefined>;
  const query = target.params.flatMap((name) =>
    given[name] ? [`${encodeURIComponent(name)}=${encodeURIComponent(given[name])}`] : [],
  );
  return query.length > 0 ? `${target.path}?${query.join('&')}` : target.path;
};

/**
 * A return address from a link: an internal path, or null when it leads anywhere else (decision
 * M8).
 */
export const internalPath = (text: string | null | undefined): string | null =>
  text && /^\/(?![/\\])[^\s\\]*$/.test(text) && !text.includes('://') ? text : null;
