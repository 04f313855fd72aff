import { useMemo, type ReactNode } from 'react';
import {
  matchPath,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  type Location,
  type NavigationType,
} from 'react-router-dom';

type Props = {
  location: Location;
  navigationType: NavigationType;
  paths: readonly string[];
  children: ReactNode;
};

/**
 * The address of one screen, for all that is in it: `useLocation`, `useSearchParams` and `useParams` return this address also while another screen is shown.
 * The router's own `<Routes>` does the same and weighs four times as much; the screens are found by the route table already.
 */
export const ScreenContext = ({ location, navigationType, paths, children }: Props) => {
  const place = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const route = useMemo(() => {
    const found = paths
      .map((path) => matchPath(path, location.pathname))
      .find((match) => match !== null);
    const matches = found
      ? [
          {
            params: found.params,
            pathname: found.pathname,
            pathnameBase: '/',
            route: { path: found.pattern.path, hasErrorBoundary: false, id: '' },
          },
        ]
      : [];
    return { outlet: null, matches, isDataRoute: false };
  }, [location.pathname, paths]);
  return (
    <UNSAFE_LocationContext.Provider value={place}>
      <UNSAFE_RouteContext.Provider value={route}>{children}</UNSAFE_RouteContext.Provider>
    </UNSAFE_LocationContext.Provider>
  );
};
