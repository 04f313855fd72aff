import { Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import {
  createHashRouter,
  Navigate,
  Outlet,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { alertScreens } from '../features/alerts/screens.ts';
import { commodityScreens } from '../features/commodities/screens.ts';
import { dayCloseScreens } from '../features/day-close/screens.ts';
import { orderScreens } from '../features/orders/screens.ts';
import { peopleScreens } from '../features/people/screens.ts';
import { recordScreens } from '../features/records/screens.ts';
import { refundScreens } from '../features/refunds/screens.ts';
import { scannerScreens } from '../features/scanner/screens.ts';
import { settingsScreens } from '../features/settings/screens.ts';
import { signInScreens } from '../features/sign-in/screens.ts';
import { storeScreens } from '../features/stores/screens.ts';
import { writeOffScreens } from '../features/write-off/screens.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { AlertNews } from './alert-news.tsx';
import { Crash } from './crash.tsx';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

type Screen = LazyExoticComponent<ComponentType>;

const screens: Record<MerchantRouteName, Screen> = {
  ...signInScreens,
  ...writeOffScreens,
  ...recordScreens,
  ...scannerScreens,
  ...orderScreens,
  ...commodityScreens,
  ...peopleScreens,
  ...settingsScreens,
  ...dayCloseScreens,
  ...alertScreens,
  ...refundScreens,
  ...storeScreens,
};

/** Screens without the frame, before a store is chosen. */
const BARE: readonly MerchantRouteName[] = ['merchantLogin', 'merchantStoreList', 'merchantEnrol'];

const page = (name: MerchantRouteName) => {
  const Page = screens[name];
  const inner = (
    <Suspense fallback={<PageLoader />}>
      <Page />
    </Suspense>
  );
  return (
    <Guarded name={name}>
      {BARE.includes(name) ? inner : <Shell name={name}>{inner}</Shell>}
    </Guarded>
  );
};

/** Another documented path of the same screen: leads to the canonical one with its query. */
const Alias = ({ to }: { to: string }) => (
  <Navigate to={{ pathname: to, search: useLocation().search }} replace />
);

const routesOf = (name: MerchantRouteName): RouteObject[] => {
  const { path, aliases } = merchantRoutes[name];
  return [
    { path, element: page(name) },
    ...aliases.map((alias) => ({ path: alias, element: <Alias to={path} /> })),
  ];
};

/** What stays while screens change. */
const Root = () => (
  <>
    <AlertNews />
    <Outlet />
  </>
);

const names = Object.keys(merchantRoutes) as MerchantRouteName[];

export const createRouter = () =>
  createHashRouter([
    {
      element: <Root />,
      errorElement: <Crash />,
      children: [
        { path: '/', element: <Alias to={merchantRoutes.merchantHome.path} /> },
        ...names.flatMap(routesOf),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
