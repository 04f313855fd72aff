import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pathWithoutScreen } from '#shared/guards/no-screen.ts';
import { findRoute } from '#shared/routes/consumer/find-route.ts';
import { isMissing } from '#shared/routes/consumer/known/index.ts';
import { loadTexts } from '../lib/i18n.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { Redirect } from '../ui/redirect.tsx';
import { useDecision } from './guard-facts.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const NotHere = lazy(async () => {
  const [{ NotHere }] = await Promise.all([
    loadPart(() => import('../features/pages/not-here.tsx')),
    loadPart(() => loadTexts('not-here')),
  ]);
  return { default: NotHere };
});

/** An address that has no screen: where the guards lead from it, the name of what is missing, or the error page. */
export const NoScreen = () => {
  const { pathname } = useLocation();
  const { decision } = useDecision();
  const found = findRoute(pathname);
  const path = pathWithoutScreen(found, decision);
  if (path !== null || !found || !isMissing(found.name))
    return <Redirect to={path ?? '/errorPage'} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotHere name={found.name} />
    </Suspense>
  );
};
