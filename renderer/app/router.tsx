import { Suspense } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { alertScreens } from '../features/alerts/screens.ts';
import { auditScreens } from '../features/audit/screens.ts';
import { commodityScreens } from '../features/commodities/screens.ts';
import { dayCloseScreens } from '../features/day-close/screens.ts';
import { deskScreens } from '../features/desk/screens.ts';
import { menuScreens } from '../features/menu/screens.ts';
import { orderScreens } from '../features/orders/screens.ts';
import { peopleScreens } from '../features/people/screens.ts';
import { promotionScreens } from '../features/promotions/screens.ts';
import { pickingScreens } from '../features/picking/screens.ts';
import { recordScreens } from '../features/records/screens.ts';
import { refundScreens } from '../features/refunds/screens.ts';
import { reviewScreens } from '../features/reviews/screens.ts';
import { scannerScreens } from '../features/scanner/screens.ts';
import { settingsScreens } from '../features/settings/screens.ts';
import { signInScreens } from '../features/sign-in/screens.ts';
import { storeScreens } from '../features/stores/screens.ts';
import { visitScreens } from '../features/visits/screens.ts';
import { writeOffScreens } from '../features/write-off/screens.ts';
import { isKiosk } from '../lib/kiosk.ts';
import { currentSession } from '../lib/session.ts';
import type { LazyPart } from '../ui/lazy-part.tsx';
import { PageLoader } from '../ui/page-loader.tsx';
import { AlertNews } from './alert-news.tsx';
import { decide } from './guard.ts';
import { Guarded, whoIsAt } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

const screens: Record<MerchantRouteName, LazyPart> = {
  ...alertScreens,
  ...signInScreens,
  ...writeOffScreens,
  ...recordScreens,
  ...scannerScreens,
  ...deskScreens,
  ...auditScreens,
  ...menuScreens,
  ...pickingScreens,
  ...orderScreens,
  ...promotionScreens,
  ...commodityScreens,
  ...peopleScreens,
  ...settingsScreens,
  ...dayCloseScreens,
  ...refundScreens,
  ...reviewScreens,
  ...visitScreens,
  ...storeScreens,
};

const names = Object.keys(merchantRoutes) as MerchantRouteName[];

/** Screens without the frame: before a store is chosen, and on a display of their own. */
const BARE: readonly MerchantRouteName[] = [
  'merchantLogin',
  'merchantStoreList',
  'merchantEnrol',
  'merchantKitchen',
];

const page = (name: MerchantRouteName) => {
  const Page = screens[name];
  const inner = (
    // by screen: a page that was left is gone at once, also while the next one loads
    <Suspense key={names.find((each) => screens[each] === Page)} fallback={<PageLoader />}>
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

const routes: RouteObject[] = [
  { path: '/', element: <Alias to={merchantRoutes.merchantHome.path} /> },
  ...names.flatMap(routesOf),
  { path: '*', element: <NotFound /> },
];

const nameAt = (path: string): MerchantRouteName | undefined =>
  names.find((name) => [merchantRoutes[name].path, ...merchantRoutes[name].aliases].includes(path));

/** More redirects than follow each other. */
const MOST_REDIRECTS = 3;

/** The screen that a start shows. It is put into the address: a redirect would draw the frame twice. */
const firstScreen = (): MerchantRouteName | null => {
  const session = currentSession();
  let here = window.location.hash.slice(1);
  if (here === '' || here === '/') here = merchantRoutes.merchantHome.path;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const [path = '', query = ''] = here.split('?');
    const name = nameAt(path);
    if (name === undefined) return null;
    const decision = decide({
      name,
      here,
      rp: new URLSearchParams(query).get('rp'),
      session: session && whoIsAt(session),
      isKiosk: isKiosk(),
    });
    if (decision.show) {
      if (`#${here}` !== window.location.hash) window.history.replaceState(null, '', `#${here}`);
      return name;
    }
    here = decision.to;
  }
  return null;
};

/** Loads the screen that a start shows, to be drawn with its frame at once. Without a network it is tried again when it is drawn. */
export const loadFirstScreen = async (): Promise<void> => {
  const name = firstScreen();
  if (name !== null) await screens[name].load().catch(() => undefined);
};

const Screen = () => useRoutes(routes);

/** The screen of the address, and what stays while screens change. */
export const Router = () => (
  <>
    <AlertNews />
    <Screen />
  </>
);
