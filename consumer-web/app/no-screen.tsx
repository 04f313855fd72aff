import { useLocation } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { Redirect } from '../ui/redirect.tsx';
import { useDecision } from './guard-facts.ts';

/** An address that has no screen: where the guards lead from it, the root to the deals while the town's home is not built, any other to the error page (decision M10). */
export const NoScreen = () => {
  const { pathname } = useLocation();
  const { decision } = useDecision();
  if (decision.kind === 'redirect') return <Redirect to={decision.path} />;
  return <Redirect to={pathname === '/' ? consumerRoutes.groupBooking.path : consumerRoutes.errorPage.path} />;
};
