import { Activity, Suspense } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { screens } from './areas.ts';
import { Guard } from './guard.tsx';
import { useKeptScreens } from './kept-screens.ts';
import { NoScreen } from './no-screen.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ScreenContext } from './screen-context.tsx';
import { screenOf } from '../lib/navigation/screen-of.ts';

/** A screen behind the guards. */
const Guarded = ({ name }: { name: ConsumerRouteName }) => {
  const { Component } = screens[name];
  return (
    <Guard>
      <Component />
    </Guard>
  );
};

/** All addresses of a screen, so that it finds its `:parameters`. */
const pathsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(consumerRoutes).map(([name, { path, aliases }]) => [name, [path, ...aliases]]),
);

/** The screen of the present address; those that are kept alive stay behind it, hidden, with the address that they were left at. */
export const Router = () => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const name = screenOf(location.pathname);
  const kept = useKeptScreens(name, location, navigationType);
  return (
    <>
      {name === null && <NoScreen />}
      {kept.map((screen) => (
        <Activity
          key={screen.key}
          mode={name !== null && screen.location === location ? 'visible' : 'hidden'}
        >
          <Suspense fallback={<ScreenSkeleton />}>
            <ScreenContext
              location={screen.location}
              navigationType={navigationType}
              paths={pathsOf[screen.name] ?? []}
            >
              <Guarded name={screen.name} />
            </ScreenContext>
          </Suspense>
        </Activity>
      ))}
    </>
  );
};
