import { Activity, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useSession } from '../lib/session.ts';
import { Redirect } from '../ui/redirect.tsx';
import { screens } from './areas.ts';
import { useKeptScreens } from './kept-screens.ts';
import { ScreenBones } from './screen-bones.tsx';
import { screenOf } from '../lib/screen-of.ts';

/** Sends a visitor to sign in, with the way back. Screens that only try sign-in let visitors through (decision M2). */
const Guarded = ({ name }: { name: ConsumerRouteName }) => {
  const isSignedIn = useSession((state) => state.member !== null);
  const { pathname, search } = useLocation();
  const { Component } = screens[name];
  if (consumerRoutes[name].meta.auth === true && !isSignedIn) return <Redirect to={href(consumerRoutes.missionLogin, { rp: pathname + search })} />;
  return <Component />;
};

/** All addresses of a screen, so that it finds its `:parameters`. */
const pathsOf = (name: ConsumerRouteName): readonly string[] => [consumerRoutes[name].path, ...consumerRoutes[name].aliases];

/** Where an address leads that has no screen: the root to the deals while the town's home is not built, any other to the error page (decision M10). */
const elsewhere = (pathname: string): string => (pathname === '/' ? consumerRoutes.groupBooking.path : consumerRoutes.errorPage.path);

/** The screen of the present address; those that are kept alive stay behind it, hidden, with the address that they were left at. */
export const Router = () => {
  const location = useLocation();
  const name = screenOf(location.pathname);
  const kept = useKeptScreens(name, location);
  return (
    <>
      {name === null && <Redirect to={elsewhere(location.pathname)} />}
      {kept.map((screen) => (
        <Activity key={screen.key} mode={name !== null && screen.location === location ? 'visible' : 'hidden'}>
          <Suspense fallback={<ScreenBones />}>
            <Routes location={screen.location}>
              {pathsOf(screen.name).map((path) => <Route key={path} path={path} element={<Guarded name={screen.name} />} />)}
            </Routes>
          </Suspense>
        </Activity>
      ))}
    </>
  );
};
