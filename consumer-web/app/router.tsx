import { Suspense, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { consumerRoutes, type ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { accountScreens } from '../features/account/screens.ts';
import { groupScreens } from '../features/group/screens.ts';
import { useSession } from '../lib/session.ts';
import { Redirect } from '../ui/redirect.tsx';
import { ScreenBones } from './screen-bones.tsx';

const screens: Record<ConsumerRouteName, ComponentType> = { ...accountScreens, ...groupScreens };

/** Sends a visitor to sign in, with the way back. Screens that only try sign-in let visitors through (decision M2). */
const Guarded = ({ name }: { name: ConsumerRouteName }) => {
  const isSignedIn = useSession((state) => state.member !== null);
  const { pathname, search } = useLocation();
  const Screen = screens[name];
  if (consumerRoutes[name].meta.auth === true && !isSignedIn) return <Redirect to={href(consumerRoutes.missionLogin, { rp: pathname + search })} />;
  return <Screen />;
};

const paths = (Object.keys(consumerRoutes) as ConsumerRouteName[]).flatMap((name) => [consumerRoutes[name].path, ...consumerRoutes[name].aliases].map((path) => ({ name, path })));

/** Every documented path and its screen; the root leads to the deals, an unknown path to the error page (decision M10). */
export const Router = () => (
  <Suspense fallback={<ScreenBones />}>
    <Routes>
      <Route path="/" element={<Redirect to={consumerRoutes.groupBooking.path} />} />
      {paths.map(({ name, path }) => <Route key={path} path={path} element={<Guarded name={name} />} />)}
      <Route path="*" element={<Redirect to={consumerRoutes.errorPage.path} />} />
    </Routes>
  </Suspense>
);
