import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pathWithoutScreen } from '#shared/guards/no-screen.ts';
import { findRoute } from '#shared/routes/consumer/find-route.ts';
import { knownArea } from '#shared/routes/consumer/known/index.ts';
import { loadTexts } from '../lib/i18n.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { Redirect } from '../ui/redirect.tsx';
import { useDecision } from './guard-facts.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const NotHere = lazy(async () => {
  const [{ NotHere }] = await Promise.all([
    loadPart(() => import('../features/pages/not-here.tsx')),
    loadPart(() => loadTexts('pages')),
  ]);
  return { default: NotHere };
});

/** An address that has no screen: where the guards lead from it, what is missing, or the error page. */
export const NoScreen = () => {
  const { pathname } = useLocation();
  const { decision } = useDecision();
  const found = findRoute(pathname);
  const path = pathWithoutScreen(found, decision);
  const area = found && knownArea(found.name);
  if (path !== null || area === null) return <Redirect to={path ?? '/errorPage'} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotHere area={area} />
    </Suspense>
  );
};
